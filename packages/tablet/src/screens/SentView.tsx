import type { DeviceRequest, DeviceService } from '@concierge/contract/devices';
import { Card } from '@concierge/ui/Card';
import { Icon } from '@concierge/ui/Icon';
import { Inline } from '@concierge/ui/Inline';
import { LinkButton } from '@concierge/ui/LinkButton';
import { Stack } from '@concierge/ui/Stack';
import { Text } from '@concierge/ui/Text';
import type { ReactElement } from 'react';
import { addressOf } from '../model/view.ts';
import { PageTitle } from './PageTitle.tsx';
import { RequestRow } from './RequestList.tsx';
import { useSpoken } from './spoken.ts';

interface SentViewProps {
  request: DeviceRequest;
  service: DeviceService | undefined;
  focused: boolean;
}

/** What the guest has just sent, as it goes on. */
export function SentView({ request, service, focused }: SentViewProps): ReactElement {
  const { say } = useSpoken();
  return (
    <Stack gap={5} className="tablet-form">
      <Inline gap={4} wrap={false} align="start">
        <Text as="span" tone="success" size="xxl">
          <Icon name="circle-check" size={24} />
        </Text>
        <PageTitle focused={focused} text={say('sent.text')}>
          {say('sent.title')}
        </PageTitle>
      </Inline>
      <Card padding="none">
        <Stack as="ul" gap={0}>
          <RequestRow request={request} service={service} />
        </Stack>
      </Card>
      <div>
        <LinkButton size="lg" href={addressOf({ name: 'services' })}>
          {say('sent.more')}
        </LinkButton>
      </div>
    </Stack>
  );
}
