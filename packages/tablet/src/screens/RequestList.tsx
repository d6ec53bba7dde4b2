import type { DeviceRequest, DeviceService } from '@concierge/contract/devices';
import { nameIn } from '@concierge/contract/serviceNames';
import { ListRow } from '@concierge/ui/ListRow';
import { StatusBadge } from '@concierge/ui/StatusBadge';
import { UserText } from '@concierge/ui/UserText';
import type { ReactElement } from 'react';
import { addressOf } from '../model/view.ts';
import { GuestList, type ListProps } from './GuestList.tsx';
import { STATUS } from './requestStatus.ts';
import { ServiceMark } from './ServiceMark.tsx';
import { useSpoken } from './spoken.ts';
import { UnsentRow } from './UnsentRow.tsx';

interface RequestRowProps {
  request: DeviceRequest;
  service: DeviceService | undefined;
  /** Leads to what can be done about it. */
  linked?: boolean;
}

/** A request as its guest reads it: what, when, and how it is going. */
export function RequestRow({ request, service, linked = false }: RequestRowProps): ReactElement {
  const { say, language, timeOf } = useSpoken();
  const { name, text, tone, icon } = STATUS[request.state_id];
  return (
    <ListRow
      href={linked ? addressOf({ name: 'request', id: request.id }) : undefined}
      start={<ServiceMark service={service} size={24} />}
      title={<UserText>{nameIn(request, language)}</UserText>}
      description={
        <>
          {`${timeOf(request.service_date)} · `}
          {request.asked > 1 && `${say('request.asked', { count: request.asked })} · `}
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

interface RequestListProps extends ListProps {
  /** The guest still wants what was not sent, or not any more. */
  onResend: (key: string) => void;
  onDiscard: (key: string) => void;
}

/** The guest's own requests, newest first; above them what was not sent. */
export function RequestList(props: RequestListProps): ReactElement {
  const { state, onResend, onDiscard, ...place } = props;
  const { requests, services, requestCount, keptAt } = state;
  const unsent = state.unsent.filter(({ key }) => key !== state.sendingKey).toReversed();
  const serviceOf = (service: number) => services.find(({ id }) => id === service);
  return (
    <GuestList
      {...place}
      name="requests"
      icon="clock"
      loading={keptAt === null}
      total={requestCount + unsent.length}
      rows={[
        ...unsent.map((one) => (
          <UnsentRow
            key={one.key}
            unsent={one}
            service={serviceOf(one.serviceId)}
            onResend={() => onResend(one.key)}
            onDiscard={() => onDiscard(one.key)}
          />
        )),
        ...requests.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            service={serviceOf(request.service_id)}
            linked
          />
        )),
      ]}
    />
  );
}
