import { Button } from '@concierge/ui/Button';
import { Card } from '@concierge/ui/Card';
import { EmptyState } from '@concierge/ui/EmptyState';
import { Stack } from '@concierge/ui/Stack';
import { type DeviceAction, DeviceTable } from '@concierge/ui/concierge/DeviceTable';
import { DEVICES_PAGE_SIZE } from '@concierge/contract/constants';
import type { ManagedDevice } from '@concierge/contract/managedDevices';
import { UserType } from '@concierge/contract/userTypes';
import { useCallback, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useTexts } from '../../lib/i18n/useTexts.ts';
import { useListAddress } from '../../lib/list/useListAddress.ts';
import { useListOnScreen, useTableRows } from '../../lib/list/useListOnScreen.ts';
import { lazyDialog } from '../../lib/modal/lazyDialog.tsx';
import { useAddressModal } from '../../lib/modal/useAddressModal.ts';
import { useRowKeys } from '../../lib/keys/useRowKeys.ts';
import { ListFooter } from '../../lib/shell/ListFooter.tsx';
import { NEW_REQUEST_PARAM } from '../../lib/addresses.ts';
import { NewRequestButton } from '../../lib/shell/NewRequestButton.tsx';
import { LoadFailure } from '../../lib/shell/LoadFailure.tsx';
import { NoMatches } from '../../lib/shell/NoMatches.tsx';
import { Screen } from '../../lib/shell/Screen.tsx';
import { selectUser } from '../auth/authSlice.ts';
import { exportOpened } from '../exports/exportsSlice.ts';
import { ExportButton } from '../../lib/shell/ExportButton.tsx';
import { DeviceFilters } from './DeviceFilters.tsx';
import { NO_FILTER, readDeviceListCall, toDeviceQuery } from './deviceQuery.ts';
import { toDeviceRow } from './deviceRows.ts';
import { deviceTableTexts } from './deviceTexts.ts';
import { devicesLeft, devicesShown, selectKeyWaits, selectManagedDevices } from './devicesSlice.ts';

const DeviceDialogs = lazyDialog(async () => (await import('./DeviceDialogs.tsx')).DeviceDialogs);

/** The action on the device of the address; it leaves the address with the device. */
const ACTION = ['do'];

/** What operators do with a room; keys and the rooms themselves are the administrators'. */
const STAY_ACTIONS: readonly DeviceAction[] = ['newRequest', 'stay', 'editStay'];

/** /rooms: which there are, whether they answer, and what is done with them. */
export function DevicesPage(): ReactElement {
  const rowKeys = useRowKeys();
  const { t, i18n } = useTranslation(['devices', 'common', 'shell']);
  const { language } = i18n;
  const isAdmin = useSelector(selectUser)?.user_type === UserType.admin;
  const { list: loaded, deviceCount, groups } = useSelector(selectManagedDevices);
  const keyWaits = useSelector(selectKeyWaits);
  const { params, change } = useListAddress();
  const modal = useAddressModal('device', ACTION);
  const labels = useTexts(['devices', 'common'], deviceTableTexts);
  const call = readDeviceListCall(params);
  const list = useListOnScreen({
    call,
    list: loaded,
    change,
    requested: devicesShown,
    left: devicesLeft,
  });
  const rows = useTableRows(
    list.rows,
    useCallback((device: ManagedDevice) => toDeviceRow(device, t, language), [t, language]),
  );
  const filtered = call.search !== '' || call.group !== null || call.state !== null;
  const { open } = modal;
  const { open: openRequest } = useAddressModal(NEW_REQUEST_PARAM);
  const add = isAdmin && (
    <Button variant="primary" iconStart="plus" onClick={() => open('new')}>
      {t('add')}
    </Button>
  );
  const act = useCallback(
    (kind: DeviceAction, { id }: { id: number }) =>
      kind === 'newRequest' ? openRequest(id) : open(id, { do: kind }),
    [open, openRequest],
  );
  return (
    <Screen
      subtitle={t('subtitle')}
      actions={
        <>
          <NewRequestButton variant="secondary" />
          {add}
          <ExportButton opens={exportOpened({ list: 'rooms', query: toDeviceQuery(call) })} />
        </>
      }
    >
      <Stack>
        <DeviceFilters
          filter={call}
          groups={groups}
          count={deviceCount}
          found={list.loading ? null : list.totalCount}
          loading={list.loading}
          onChange={(next) => change(next, { replace: true })}
        />
        <Card padding="none">
          <DeviceTable
            {...rowKeys}
            devices={rows}
            actions={isAdmin ? undefined : STAY_ACTIONS}
            onAction={act}
            labels={labels}
            loading={list.loading}
            error={
              list.problem && (
                <LoadFailure title={t('error.load')} problem={list.problem} onRetry={list.retry} />
              )
            }
            empty={
              filtered ? (
                <NoMatches
                  title={t('empty.filtered')}
                  text={t('empty.filteredBody')}
                  clearLabel={t('clearSearch')}
                  onClear={() => change(NO_FILTER, { replace: true })}
                />
              ) : (
                <EmptyState icon="tablet-smartphone" title={t('empty.title')} action={add}>
                  {t('empty.body')}
                </EmptyState>
              )
            }
          />
        </Card>
        {list.totalCount > Math.min(call.limit, DEVICES_PAGE_SIZE) && (
          <ListFooter
            {...call}
            totalCount={list.totalCount}
            defaultLimit={DEVICES_PAGE_SIZE}
            onChange={change}
          />
        )}
      </Stack>
      <DeviceDialogs
        open={modal.value !== null || keyWaits}
        modal={modal}
        kind={params.get('do')}
        staysOnly={!isAdmin}
      />
    </Screen>
  );
}
