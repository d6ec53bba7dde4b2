import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { ServiceIcon } from '../../components/ServiceIcon/ServiceIcon.tsx';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import { serviceVariables } from '../ServiceCard/serviceColorModel.ts';

export interface ServiceTileProps extends ElementProps<'span', 'children'> {
  /** Path of the service's image. */
  src: string;
  /** The service's color, `#rrggbb`. Without it the tile is neutral. */
  color?: string | undefined;
  /** Edge: 24 or 32 px. Default `md`. */
  size?: 'sm' | 'md' | undefined;
}

/** A service as a small picture in its color; decoration beside its written name. */
export function ServiceTile({
  src,
  color,
  size = 'md',
  style,
  ...rest
}: ServiceTileProps): ReactElement {
  return (
    <Root
      {...rest}
      style={{ ...(color && serviceVariables(color)), ...style }}
      aria-hidden="true"
      data-component="ServiceTile"
      data-size={size}
      data-colored={color ? true : undefined}
    >
      <ServiceIcon src={src} size={size === 'sm' ? 14 : 18} />
    </Root>
  );
}

const Root = styled.span`
  @layer concierge.components {
    display: inline-grid;
    place-items: center;
    flex: none;
    inline-size: 32px;
    block-size: 32px;
    border-radius: ${t.radius.md};
    box-shadow: inset 0 0 0 1px ${t.color.neutral.border};
    background: ${t.color.neutral.subtle};
    color: ${t.color.neutral.text};
    /* Its icon is readable on its ground alone. */
    print-color-adjust: exact;

    &[data-size='sm'] {
      inline-size: 24px;
      block-size: 24px;
      border-radius: ${t.radius.sm};
    }
    &[data-colored] {
      background: var(--service-color);
      box-shadow: inset 0 0 0 1px var(--service-edge);
      color: var(--service-ink);
    }
    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
`;
