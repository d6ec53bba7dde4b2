import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';

export interface KbdProps extends ElementProps<'kbd'> {
  /** The key as it is printed on the keyboard. */
  children: ReactNode;
}

/** A key to press. For keys that are pressed together use one for each. */
export function Kbd({ ...rest }: KbdProps): ReactElement {
  return <Root {...rest} data-component="Kbd" />;
}

const Root = styled.kbd`
  @layer concierge.components {
    box-sizing: border-box;
    display: inline-block;
    min-inline-size: 24px;
    padding: 1px 6px;
    border: 1px solid ${t.color.borderStrong};
    border-block-end-width: 2px;
    border-radius: ${t.radius.sm};
    background: ${t.color.surfaceSunken};
    color: ${t.color.text};
    font: ${t.weight.medium} ${t.text.sm} ${t.font.sans};
    text-align: center;
  }
`;
