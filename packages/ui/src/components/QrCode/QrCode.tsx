import { useMemo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import { qrPath } from './qrCodeModel.ts';

export interface QrCodeProps extends ElementProps<'svg', 'children' | 'role'> {
  /** What a phone or tablet reads: an address, or any text up to about 2,000 characters. */
  value: string;
  /** What the code leads to; its accessible name. */
  label: string;
  /** Edge in px, the white margin included. Default 192. */
  size?: number | undefined;
}

/**
 * A text for cameras, for example the address that sets up a tablet. Black on white in every theme, since scanners
 * fail on light codes. Show the same as text beside it, for those who cannot scan.
 */
export function QrCode({ value, label, size = 192, ...rest }: QrCodeProps): ReactElement {
  const code = useMemo(() => qrPath(value), [value]);
  return (
    <Root
      {...rest}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
      data-component="QrCode"
    >
      <path d={code.path} fill="black" />
    </Root>
  );
}

const Root = styled.svg`
  @layer concierge.components {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.md};
    background: white;
    forced-color-adjust: none;
  }
`;
