import { Button, Card, EmptyState, t as token } from '@concierge/ui';
import { DeviceTable } from '@concierge/ui/concierge';
import { UserType } from '@concierge/contract/userTypes';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { HOME } from '../../lib/addresses.ts';
import { useListAddress } from '../../lib/list/useListAddress.ts';
import { useShown } from '../../lib/list/useShown.ts';
import { lazyDialog } from '../../lib/modal/lazyDialog.tsx';
import { useAddressModal } from '../../lib/modal/useAddressModal.ts';
import { KeepFocus } from '../../lib/shell/KeepFocus.tsx';
import { LoadFailure } from '../../lib/shell/LoadFailure.tsx';
import { NoMatches } from '../../lib/shell/NoMatches.tsx';
import { Screen } from '../../lib/shell/Screen.tsx';
import { selectUser } from '../auth/authSlice.ts';
import { DeviceFilters } from './DeviceFilters.tsx';
import { NO_FILTER, readDeviceFilter } from './deviceFilter.ts';
import { filterDevices, toDeviceRow } from './deviceRows.ts';
import { useDeviceTableTexts } from './deviceTexts.ts';
import './devicesArea.ts';
import { devicesLeft, devicesShown, selectManagedDevices } from './devicesSlice.ts';

const DeviceDialogs = lazyDialog(async () => (await import('./DeviceDialogs.tsx')).DeviceDialogs);

/** What is done with the device of the address; it goes with the device. */
const DEED = ['do'];

/** /settings/devices: which there are, whether they answer, and what admins do with them. */
export function DevicesPage(): ReactElement {
  const { t } = useTranslation(['devices', 'common', 'shell']);
  const dispatch = useDispatch();
  const isAdmin = useSelector(selectUser)?.user_type === UserType.admin;
  const { devices, groups, isLoading, problem, newKey } = useSelector(selectManagedDevices);
  const { params, change } = useListAddress();
  const modal = useAddressModal('device', DEED);
  const labels = useDeviceTableTexts();
  useShown(devicesShown, devicesLeft);
  const filter = readDeviceFilter(params);
  const { search, group, state } = filter;
  const rows = useMemo(() => {
    const found = filterDevices(devices, { search, group, state });
    return found.map((device) => toDeviceRow(device, t));
  }, [devices, search, group, state, t]);
  const { open } = modal;
  const add = isAdmin && (
    <Button variant="primary" iconStart="plus" onClick={() => open('new')}>
      {t('add')}
    </Button>
  );
  const act = useMemo(
    () => (isAdmin ? (deed: string, { id }: { id: number }) => open(id, { do: deed }) : undefined),
    [isAdmin, open],
  );
  return (
    <Screen
      title={t('title')}
      subtitle={t('subtitle')}
      crumbs={[
        { label: t('shell:menu.dashboard'), href: HOME },
        { label: t('shell:menu.settings'), ...(isAdmin && { href: '/settings' }) },
        { label: t('title') },
      ]}
      actions={add}
    >
      <Stack>
        <DeviceFilters
          filter={filter}
          groups={groups}
          count={devices.length}
          found={rows.length}
          loading={isLoading}
          onChange={(next) => change(next, { replace: true })}
        />
        <KeepFocus>
          <Card padding="none">
            <DeviceTable
              devices={rows}
              onAction={act}
              labels={labels}
              loading={isLoading}
              error={
                problem && (
                  <LoadFailure
                    title={t('error.load')}
                    problem={problem}
                    onRetry={() => dispatch(devicesShown())}
                  />
                )
              }
              empty={
                devices.length === 0 ? (
                  <EmptyState icon="tablet-smartphone" title={t('empty.title')} action={add}>
                    {t('empty.body')}
                  </EmptyState>
                ) : (
                  <NoMatches
                    title={t('empty.filtered')}
                    text={t('empty.filteredBody')}
                    clearLabel={t('clearSearch')}
                    onClear={() => change(NO_FILTER, { replace: true })}
                  />
                )
              }
            />
          </Card>
        </KeepFocus>
      </Stack>
      {isAdmin && (
        <DeviceDialogs
          open={modal.value !== null || newKey !== null}
          modal={modal}
          deed={params.get('do')}
        />
      )}
    </Screen>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`;
