import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { ElementProps } from '../../internal/props.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';

export type VisuallyHiddenProps = ElementProps<'span'>;

/** Text for screen readers only. */
export function VisuallyHidden({ ...rest }: VisuallyHiddenProps): ReactElement {
  return <Root {...rest} data-component="VisuallyHidden" />;
}

const Root = styled.span`
  @layer concierge.components {
    ${visuallyHidden}
  }
`;
