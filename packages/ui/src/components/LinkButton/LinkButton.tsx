import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Anchor } from '../../internal/Anchor.tsx';
import type { ElementProps } from '../../internal/props.ts';
import type { RenderLink } from '../../internal/renderLink.ts';
import {
  buttonStyle,
  type ButtonSize,
  type ButtonTone,
  type ButtonVariant,
} from '../Button/buttonStyle.ts';
import { iconOf, type IconSource } from '../Icon/iconOf.tsx';

export interface LinkButtonProps extends ElementProps<'a'> {
  /** Where it leads. Within the product `UiProvider` takes the way. */
  href: string;
  /** The link of a router in place of ours: an element, or a function that spreads our props on one. */
  render?: RenderLink | undefined;
  /** How much it stands out; one `primary` a view. Default `secondary`. */
  variant?: ButtonVariant | undefined;
  /** `danger` where it leads to what cannot be undone. Default `default`. */
  tone?: ButtonTone | undefined;
  /** Its height and padding. Default `md`. */
  size?: ButtonSize | undefined;
  /** Icon before the text: a bundled one by name, or an element. */
  iconStart?: IconSource | undefined;
  /** Icon after the text, as `iconStart`. */
  iconEnd?: IconSource | undefined;
  /** The text: where it leads. */
  children: ReactNode;
}

/** A link with the weight of a button, for the one step a page leads to. Goes through the router like `Link`. */
export function LinkButton({
  variant = 'secondary',
  tone,
  size = 'md',
  iconStart,
  iconEnd,
  children,
  ...rest
}: LinkButtonProps): ReactElement {
  return (
    <Root
      {...rest}
      data-component="LinkButton"
      data-variant={variant}
      data-tone={tone}
      data-size={size}
    >
      {iconOf(iconStart)}
      <span data-part="Label">{children}</span>
      {iconOf(iconEnd)}
    </Root>
  );
}

const Root = styled(Anchor)`
  @layer concierge.components {
    ${buttonStyle}
  }
`;
