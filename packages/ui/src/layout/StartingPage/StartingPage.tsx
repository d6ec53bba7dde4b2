import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import type { ElementProps } from '../../internal/props.ts';

export interface StartingPageProps extends ElementProps<'div', 'children'> {
  /** Read to screen readers. Default: nothing, where no text has been loaded yet. */
  label?: string | undefined;
}

/**
 * Stands in for a whole product until it has loaded: nothing at first, and a spinner when it takes longer than 0.6 s,
 * so that nothing flashes.
 */
export function StartingPage({ label = '', ...rest }: StartingPageProps): ReactElement {
  return (
    <Root {...rest} data-component="StartingPage">
      <Spinner label={label} />
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    display: grid;
    place-items: center;
    min-block-size: 100dvh;
    animation: cc-appear 200ms 600ms backwards;
  }
`;
