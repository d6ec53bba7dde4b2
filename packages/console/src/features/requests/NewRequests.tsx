import { Button, VisuallyHidden } from '@concierge/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { NewRequests as News } from './useNewRequests.ts';

interface NewRequestsProps extends Pick<News, 'waiting' | 'show'> {
  /** What a key had to say. */
  announcement: string;
}

/** Above a list: how many new requests wait, as the button that shows them. It takes no room, so that nothing moves. */
export function NewRequests({ waiting, show, announcement }: NewRequestsProps): ReactElement {
  const { t } = useTranslation('requests');
  return (
    <Line role="status">
      {waiting > 0 && (
        <Button size="sm" variant="primary" onClick={show}>
          {t('newRequests', { count: waiting })}
        </Button>
      )}
      <VisuallyHidden>{announcement}</VisuallyHidden>
    </Line>
  );
}

/** Over the gap above the list and the edge of its headings. */
const Line = styled.div`
  position: absolute;
  z-index: 1;
  justify-self: center;
  translate: 0 -70%;
`;
