import { Button, VisuallyHidden, t as token } from '@concierge/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { NewRequests as News } from './useNewRequests.ts';

interface NewRequestsProps extends Pick<News, 'waiting' | 'show'> {
  /** What a key had to say. */
  announcement: string;
}

/** Above a list: how many new requests wait, as the button that shows them. It takes no room, so that nothing moves (U33). */
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

/** Over the gap above the list. */
const Line = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  justify-items: center;
  block-size: 0;
  margin-block-end: calc(-1 * ${token.space[4]});

  & > * {
    transform: translateY(-70%);
  }
`;
