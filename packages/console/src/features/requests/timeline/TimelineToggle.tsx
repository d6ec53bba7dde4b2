import { Button, Link, t as token } from '@concierge/ui';
import type { ServiceRequest } from '@concierge/contract/requests';
import { useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
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
  const regionId = useId();
  return (
    <>
      <Bar>
        <Toggle
          size="sm"
          variant="ghost"
          iconStart="history"
          iconEnd={open ? 'chevron-up' : 'chevron-down'}
          aria-expanded={open}
          aria-controls={open ? regionId : undefined}
          onClick={() => onOpenChange(!open)}
        >
          {t('title')}
        </Toggle>
        <Device href={deviceAddress(request.device_serial_id)}>{t('device')}</Device>
      </Bar>
      {open && (
        <section id={regionId} aria-label={t('title')}>
          <RequestTimeline key={request.id} request={request} />
        </section>
      )}
    </>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[1]} ${token.space[3]};
`;

const Toggle = styled(Button)`
  margin-inline-start: -8px;
`;

const Device = styled(Link)`
  padding-block: 2px;
  font-size: ${token.text.sm};
`;
