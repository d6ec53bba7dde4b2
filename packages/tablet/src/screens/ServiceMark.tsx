import type { DeviceService } from '@concierge/contract/devices';
import { Icon } from '@concierge/ui/Icon';
import { ServiceIcon } from '@concierge/ui/ServiceIcon';
import { Text } from '@concierge/ui/Text';
import type { CSSProperties, ReactElement } from 'react';

interface ServiceMarkProps {
  /** Undefined: it is no longer offered. */
  service: DeviceService | undefined;
  /** Edge in px. */
  size: 24 | 32 | 40;
}

/** The icon of a service in its own color, toned to the brand; decoration beside its name. */
export function ServiceMark({ service, size }: ServiceMarkProps): ReactElement {
  if (!service) return <Icon name="concierge-bell" size={24} />;
  const ink = `color-mix(in oklab, ${service.bg_color} 65%, var(--cc-color-text-muted))`;
  return (
    <Text as="span" style={{ '--cc-color-text': ink } as CSSProperties}>
      <ServiceIcon src={service.full_path} size={size} />
    </Text>
  );
}
