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

/** In the place of the list, over the gap above it; below the header once the list is scrolled. */
const Line = styled.div`
  position: sticky;
  inset-block-start: calc(var(--cc-header-size, 0px) + 28px);
  z-index: 2;
  grid-area: 1 / 1;
  place-self: start center;
  block-size: 0;

  & + * {
    grid-area: 1 / 1;
  }
  & > button {
    translate: 0 -70%;
  }
`;
