import { Spinner } from '@concierge/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

/**
 * Shown until texts, session and screen are loaded: nothing at first, and a spinner when it takes long.
 * Nothing of the app flashes before the session check is answered.
 */
export function Starting(): ReactElement {
  return (
    <Page>
      <Spinner label="" />
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 100dvh;
  animation: cc-appear 200ms 600ms backwards;
`;
