import type { DeviceRequest, DeviceService } from '@concierge/contract/devices';
import { formatBrowserTime } from '@concierge/contract/times';
import { Card } from '@concierge/ui/Card';
import { EmptyState } from '@concierge/ui/EmptyState';
import { Inline } from '@concierge/ui/Inline';
import { LinkButton } from '@concierge/ui/LinkButton';
import { ListRow } from '@concierge/ui/ListRow';
import { Stack } from '@concierge/ui/Stack';
import { StatusBadge } from '@concierge/ui/StatusBadge';
import { UserText } from '@concierge/ui/UserText';
import type { ReactElement } from 'react';
import { addressOf } from '../model/view.ts';
import { BackLink } from './BackLink.tsx';
import { PageTitle } from './PageTitle.tsx';
import { STATUS } from './requestStatus.ts';
import { ServiceMark } from './ServiceMark.tsx';
import { useSpoken } from './spoken.ts';

interface RequestListProps {
  requests: readonly DeviceRequest[];
  services: readonly DeviceService[];
  loading: boolean;
  /** It stands beside what the page shows: only the newest. */
  beside?: boolean;
  focused?: boolean;
}

interface RequestRowProps {
  request: DeviceRequest;
  service: DeviceService | undefined;
}

/** A request as its guest reads it: what, when, and how it is going. */
export function RequestRow({ request, service }: RequestRowProps): ReactElement {
  const { say } = useSpoken();
  const { name, text, tone, icon } = STATUS[request.state_id];
  return (
    <ListRow
      start={<ServiceMark service={service} size={24} />}
      title={<UserText>{request.service_name}</UserText>}
      description={
        <>
          {`${formatBrowserTime(request.service_date)} · `}
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

/** How many stand beside what the page shows. */
export const BESIDE = 3;

/** The guest's own requests, newest first. */
export function RequestList(props: RequestListProps): ReactElement {
  const { requests, services, loading, beside = false, focused = false } = props;
  const shown = beside ? requests.slice(0, BESIDE) : requests;
  const { say } = useSpoken();
  return (
    <Stack as="section" gap={3} aria-labelledby="tablet-requests">
      {!beside && (
        <BackLink text={say('service.back')} href={addressOf({ name: 'services' })} onlyWide />
      )}
      <PageTitle
        id="tablet-requests"
        level={beside ? 2 : 1}
        size={beside ? 'xl' : 'xxl'}
        focused={focused}
      >
        {say('requests.title')}
      </PageTitle>
      <Card padding="none">
        {requests.length === 0 ? (
          <EmptyState icon="clock" title={say(loading ? 'loading' : 'requests.none')}>
            {!loading && say('requests.noneText')}
          </EmptyState>
        ) : (
          <Stack as="ul" gap={0}>
            {shown.map((request) => (
              <RequestRow
                key={request.id}
                request={request}
                service={services.find(({ id }) => id === request.service_id)}
              />
            ))}
          </Stack>
        )}
      </Card>
      {shown.length < requests.length && (
        <Inline>
          <LinkButton variant="ghost" href={addressOf({ name: 'requests' })}>
            {say('requests.all')}
          </LinkButton>
        </Inline>
      )}
    </Stack>
  );
}
