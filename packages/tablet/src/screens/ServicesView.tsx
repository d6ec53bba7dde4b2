import type { DeviceService } from '@concierge/contract/devices';
import { nameIn } from '@concierge/contract/serviceNames';
import { EmptyState } from '@concierge/ui/EmptyState';
import { Grid } from '@concierge/ui/Grid';
import { PressableCard } from '@concierge/ui/PressableCard';
import { Skeleton } from '@concierge/ui/Skeleton';
import { Stack } from '@concierge/ui/Stack';
import { Text } from '@concierge/ui/Text';
import { UserText } from '@concierge/ui/UserText';
import { VisuallyHidden } from '@concierge/ui/VisuallyHidden';
import type { ReactElement } from 'react';
import { addressOf } from '../model/view.ts';
import { PageTitle } from './PageTitle.tsx';
import { ServiceMark } from './ServiceMark.tsx';
import { useSpoken } from './spoken.ts';

interface ServicesViewProps {
  services: readonly DeviceService[];
  /** Nothing has been loaded yet. */
  loading: boolean;
  focused: boolean;
}

const PLACEHOLDERS = ['1', '2', '3', '4', '5', '6'];

function Placeholders(): ReactElement {
  const { say } = useSpoken();
  return (
    <>
      <VisuallyHidden role="status">{say('loading')}</VisuallyHidden>
      <Grid itemWidth="md" gap={4} aria-hidden>
        {PLACEHOLDERS.map((id) => (
          <Skeleton key={id} shape="block" height="140px" />
        ))}
      </Grid>
    </>
  );
}

/** Everything a guest can ask for, as large cards. */
export function ServicesView(props: ServicesViewProps): ReactElement {
  const { services, loading, focused } = props;
  const { say, language } = useSpoken();
  return (
    <Stack gap={6}>
      <PageTitle focused={focused} text={say('services.text')}>
        {say('services.title')}
      </PageTitle>
      {loading && <Placeholders />}
      {!loading && services.length === 0 && (
        <EmptyState icon="concierge-bell" title={say('services.none')}>
          {say('services.noneText')}
        </EmptyState>
      )}
      {services.length > 0 && (
        <Grid as="ul" itemWidth="md" gap={4} className="tablet-services">
          {services.map((service) => (
            <li key={service.id}>
              <PressableCard href={addressOf({ name: 'service', id: service.id })}>
                <Stack as="span" gap={4}>
                  <ServiceMark service={service} size={40} />
                  <Text as="span" size="lg" weight="semibold">
                    <UserText>{nameIn(service, language)}</UserText>
                  </Text>
                </Stack>
              </PressableCard>
            </li>
          ))}
        </Grid>
      )}
    </Stack>
  );
}
