import type { DeviceRequest, DeviceService } from '@concierge/contract/devices';
import { nameIn } from '@concierge/contract/serviceNames';
import { Card } from '@concierge/ui/Card';
import { EmptyState } from '@concierge/ui/EmptyState';
import { Stack } from '@concierge/ui/Stack';
import { UserText } from '@concierge/ui/UserText';
import type { ReactElement } from 'react';
import type { TabletState } from '../model/tabletState.ts';
import { addressOf } from '../model/view.ts';
import { BackLink } from './BackLink.tsx';
import { PageTitle } from './PageTitle.tsx';
import { RequestActions, type RequestHandlers } from './RequestActions.tsx';
import { RequestRow } from './RequestList.tsx';
import { useSpoken } from './spoken.ts';

export interface OwnRequestProps extends RequestHandlers {
  state: TabletState;
  request: DeviceRequest;
  service: DeviceService | undefined;
}

/** An own request as it is going, and what the guest may do about it. */
export function OwnRequest({ request, service, ...rest }: OwnRequestProps): ReactElement {
  return (
    <>
      <Card padding="none">
        <Stack as="ul" gap={0}>
          <RequestRow request={request} service={service} />
        </Stack>
      </Card>
      <RequestActions key={request.id} request={request} {...rest} />
    </>
  );
}

interface RequestViewProps extends Omit<OwnRequestProps, 'request'> {
  /** Undefined: it is not of this guest. */
  request: DeviceRequest | undefined;
  focused: boolean;
}

/** One of the guest's requests. */
export function RequestView({ request, focused, ...rest }: RequestViewProps): ReactElement {
  const { say, language } = useSpoken();
  return (
    <Stack gap={5} className="tablet-form">
      <BackLink text={say('nav.requests')} href={addressOf({ name: 'requests' })} />
      {request ? (
        <>
          <PageTitle focused={focused}>
            <UserText>{nameIn(request, language)}</UserText>
          </PageTitle>
          <OwnRequest request={request} {...rest} />
        </>
      ) : (
        <EmptyState icon="clock" title={say('request.gone')} />
      )}
    </Stack>
  );
}
