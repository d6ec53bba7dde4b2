import { RequestTimeline as Frame } from '@concierge/ui/concierge/RequestTimeline';
import type { ServiceRequest } from '@concierge/contract/requests';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceAddress } from '../../../lib/addresses.ts';
import { RequestTimeline } from './RequestTimeline.tsx';

interface TimelineToggleProps {
  request: ServiceRequest;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Opens the timeline, which is loaded then. */
export function TimelineToggle({ request, open, onOpenChange }: TimelineToggleProps): ReactElement {
  const { t } = useTranslation('timeline');
  return (
    <Frame
      title={t('title')}
      open={open}
      onOpenChange={onOpenChange}
      device={{ href: deviceAddress(request.device_serial_id), label: t('device') }}
    >
      <RequestTimeline key={request.id} request={request} />
    </Frame>
  );
}
