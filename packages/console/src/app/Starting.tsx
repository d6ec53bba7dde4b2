import { Spinner } from '@concierge/ui';
import type { ReactElement } from 'react';
import { keyframes, styled } from 'styled-components';

/**
 * What stands on the page until texts, session and screen are there: nothing at first, and a quiet
 * sign when it takes long. Nothing of the app flashes before the session check is answered (A4).
 */
export function Starting(): ReactElement {
  return (
    <Place>
      <Spinner label="" />
    </Place>
  );
}

const appear = keyframes`
  to { opacity: 1; }
`;

const Place = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 100dvh;
  opacity: 0;
  animation: ${appear} 200ms 600ms forwards;
`;
