import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { ElementProps } from '../../internal/props.ts';

export type VisuallyHiddenProps = ElementProps<'span'>;

/** Text for screen readers only. */
export function VisuallyHidden({ ...rest }: VisuallyHiddenProps): ReactElement {
  return <Root {...rest} data-component="VisuallyHidden" />;
}

const Root = styled.span`
  @layer concierge.components {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
