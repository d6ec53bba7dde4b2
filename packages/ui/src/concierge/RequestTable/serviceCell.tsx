import type { CSSProperties, ReactNode } from 'react';
import { iconMask, iconMaskImage } from '../../components/ServiceIcon/iconMask.ts';
import { t } from '../../foundations/t.generated.ts';
import { serviceVariables } from '../ServiceCard/serviceColorModel.ts';
import type { RequestRow } from './requestTableTypes.ts';
import { UserText } from '../../components/UserText/UserText.tsx';

/** The service with its tile, one element with two pseudo-elements: `ServiceTile` would be three in every row. */
export function serviceCell({ service_name, service_icon, service_color }: RequestRow): ReactNode {
  const style = {
    '--service-icon': iconMaskImage(service_icon),
    ...(service_color && serviceVariables(service_color)),
  } as CSSProperties;
  return (
    <span data-part="Service" style={style}>
      <UserText>{service_name}</UserText>
    </span>
  );
}

/** Styles of a service, for the table around it. */
export const serviceStyle: string = `
  td > [data-part='Service'] {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${t.space[2]};
  }
  td > [data-part='Service']::before {
    content: '';
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    border-radius: ${t.radius.sm};
    background: var(--service-color, ${t.color.neutral.subtle});
    box-shadow: inset 0 0 0 1px var(--service-edge, ${t.color.neutral.border});
  }
  td > [data-part='Service']::after {
    content: '';
    position: absolute;
    inset-inline-start: 5px;
    inset-block-start: calc(50% - 7px);
    inline-size: 14px;
    block-size: 14px;
    color: var(--service-ink, ${t.color.neutral.text});
    ${iconMask}
  }
  @media (forced-colors: active) {
    td > [data-part='Service']::before { border: 1px solid CanvasText; }
  }
`;
