import { styled, type IStyledComponent } from 'styled-components';
import type { ComponentProps } from 'react';

/** The handlers of events among the props, and the other props. */
export function splitHandlers<Props extends object>(
  props: Props,
): [handlers: object, others: Props] {
  const isHandler = ([name]: [string, unknown]) => /^on[A-Z]/.test(name);
  const entries = Object.entries(props);
  return [
    Object.fromEntries(entries.filter(isHandler)),
    Object.fromEntries(entries.filter((entry) => !isHandler(entry))) as Props,
  ];
}

/** Around a dialog of React Aria, which hears no events but its own. */
export const Handlers: IStyledComponent<'web', ComponentProps<'div'>> = styled.div`
  @layer concierge.components {
    display: contents;
  }
`;
