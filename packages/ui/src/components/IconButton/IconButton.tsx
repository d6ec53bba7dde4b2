'use client';

import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import {
  buttonStyle,
  type ButtonSize,
  type ButtonTone,
  type ButtonVariant,
} from '../Button/buttonStyle.ts';
import { iconOf, type IconSource } from '../Icon/iconOf.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

export interface IconButtonProps extends ElementProps<'button', 'children'> {
  /** The icon it shows: a bundled one by name, or an element. */
  icon: IconSource;
  /** Accessible name, and the tooltip. */
  label: string;
  /** How much it stands out. Default `ghost`. */
  variant?: ButtonVariant | undefined;
  /** `danger` for what removes something or cannot be undone. Default `default`. */
  tone?: ButtonTone | undefined;
  /** Edge: 28, 34 or 40 px. Default `md`. */
  size?: ButtonSize | undefined;
  /** Cannot be pressed, nor reached by Tab. */
  disabled?: boolean | undefined;
  /** Where the tooltip is placed. Default `top`. */
  tooltipPlacement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** `false` shows the tooltip on hover only, where Escape has something else to do. Default `true`. */
  tooltipOnFocus?: boolean | undefined;
}

/** An action as an icon alone, where space is short and the icon well known. */
export function IconButton({
  label,
  tooltipPlacement,
  tooltipOnFocus,
  ...rest
}: IconButtonProps): ReactElement {
  return (
    <Tooltip
      content={label}
      placement={tooltipPlacement}
      showOnFocus={tooltipOnFocus}
      disabled={rest.disabled}
      repeatsName
    >
      <NamedButton {...rest} label={label} />
    </Tooltip>
  );
}

function NamedButton({
  icon,
  label,
  variant = 'ghost',
  tone,
  size = 'md',
  type = 'button',
  ...rest
}: Omit<IconButtonProps, 'tooltipPlacement' | 'tooltipOnFocus'>): ReactElement {
  return (
    <Root
      {...rest}
      type={type}
      aria-label={label}
      data-component="IconButton"
      data-variant={variant}
      data-tone={tone}
      data-size={size}
    >
      {iconOf(icon)}
    </Root>
  );
}

const Root = styled.button`
  @layer concierge.components {
    ${buttonStyle}
    inline-size: ${t.size.controlMd};
    padding: 0;

    &[data-size='sm'] {
      inline-size: ${t.size.controlSm};
      padding: 0;
    }
    &[data-size='lg'] {
      inline-size: ${t.size.controlLg};
      padding: 0;
    }
    &[data-variant='ghost']:not(:hover, :disabled, [data-tone='danger']) {
      color: ${t.color.textMuted};
    }
  }
`;
