import type { DeviceRequest, DeviceService } from '@concierge/contract/devices';
import { nameIn } from '@concierge/contract/serviceNames';
import { ListRow } from '@concierge/ui/ListRow';
import { StatusBadge } from '@concierge/ui/StatusBadge';
import { UserText } from '@concierge/ui/UserText';
import type { ReactElement } from 'react';
import { GuestList, type ListProps } from './GuestList.tsx';
import { STATUS } from './requestStatus.ts';
import { ServiceMark } from './ServiceMark.tsx';
import { useSpoken } from './spoken.ts';

interface RequestRowProps {
  request: DeviceRequest;
  service: DeviceService | undefined;
}

/** A request as its guest reads it: what, when, and how it is going. */
export function RequestRow({ request, service }: RequestRowProps): ReactElement {
  const { say, language, timeOf } = useSpoken();
  const { name, text, tone, icon } = STATUS[request.state_id];
  return (
    <ListRow
      start={<ServiceMark service={service} size={24} />}
      title={<UserText>{nameIn(request, language)}</UserText>}
      description={
        <>
          {`${timeOf(request.service_date)} · `}
          {request.note ? <UserText>{request.note}</UserText> : say(text)}
        </>
      }
      end={
        <StatusBadge tone={tone} icon={icon}>
          {say(name)}
        </StatusBadge>
      }
    />
  );
}

/** The guest's own requests, newest first. */
export function RequestList({ state, ...place }: ListProps): ReactElement {
  const { requests, services, requestCount, keptAt } = state;
  return (
    <GuestList
      {...place}
      name="requests"
      icon="clock"
      loading={keptAt === null}
      total={requestCount}
      rows={requests.map((request) => (
        <RequestRow
          key={request.id}
          request={request}
          service={services.find(({ id }) => id === request.service_id)}
        />
      ))}
    />
  );
}
