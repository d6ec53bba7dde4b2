import { Button } from '@concierge/ui/Button';
import { ConfirmDialog } from '@concierge/ui/ConfirmDialog';
import { EmptyState } from '@concierge/ui/EmptyState';
import { LinkButton } from '@concierge/ui/LinkButton';
import { Panel } from '@concierge/ui/layout/Panel';
import { ServiceTable } from '@concierge/ui/concierge/ServiceTable';
import type { Service } from '@concierge/contract/services';
import { useCallback, useRef, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useTexts } from '../../lib/i18n/useTexts.ts';
import { useRowKeys } from '../../lib/keys/useRowKeys.ts';
import { lazyDialog } from '../../lib/modal/lazyDialog.tsx';
import { notifyWarning } from '../../lib/notify.ts';
import { LoadFailure } from '../../lib/shell/LoadFailure.tsx';
import { Screen } from '../../lib/shell/Screen.tsx';
import { useShown } from '../../lib/list/useShown.ts';
import { useAddressModal } from '../../lib/modal/useAddressModal.ts';
import { useOpenedRow } from '../../lib/modal/useOpenedRow.ts';
import { useWhileOpen } from '../../lib/modal/useWhileOpen.ts';
import { exportOpened } from '../exports/exportsSlice.ts';
import { ExportButton } from '../../lib/shell/ExportButton.tsx';
import {
  selectDashboardData,
  selectNamedServices,
  selectProjectServices,
  selectServicesDeleting,
  selectServicesList,
  serviceDeleteRequested,
  servicesLeft,
  servicesRequested,
} from './servicesSlice.ts';
import { serviceTableTexts } from './serviceTexts.ts';

const ServiceDialog = lazyDialog(async () => (await import('./ServiceDialog.tsx')).ServiceDialog);

const serviceId = ({ id }: Service) => id;

/** /settings: the services of the project. */
export function ServicesPage(): ReactElement {
  const rowKeys = useRowKeys();
  const { t } = useTranslation(['settings', 'common', 'dashboard', 'shell']);
  const dispatch = useDispatch();
  const labels = useTexts(['settings'], serviceTableTexts);
  const services = useSelector(selectProjectServices);
  const named = useSelector(selectNamedServices);
  const { isLoading, problem } = useSelector(selectServicesList);
  const [toDelete, setToDelete] = useState<Service | null>(null);
  const [removed, setRemoved] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const modal = useAddressModal('service');
  const load = () => dispatch(servicesRequested());
  useShown(servicesRequested, servicesLeft);

  const { open } = modal;
  const edit = useCallback((service: Service) => open(service.id), [open]);
  const edited = useOpenedRow({
    modal,
    rows: services,
    loaded: !isLoading && !problem,
    rowId: serviceId,
    onAbsent: () => {
      notifyWarning(t('dashboard:missing'));
      modal.close();
    },
  });
  const creating = modal.value === 'new';

  const bringBack = () => {
    flushSync(() => setRemoved(false));
    panel.current?.querySelector('button')?.focus();
  };

  return (
    <Screen
      subtitle={t('subtitle')}
      actions={
        <>
          <LinkButton href="/settings/house" iconStart="house">
            {t('shell:menu.house')}
          </LinkButton>
          <LinkButton href="/settings/retention" iconStart="clock">
            {t('shell:menu.retention')}
          </LinkButton>
          <LinkButton href="/settings/audit" iconStart="history">
            {t('shell:menu.audit')}
          </LinkButton>
          <ExportButton opens={exportOpened({ list: 'services' })} />
        </>
      }
    >
      {removed ? (
        <EmptyState
          title={t('services.panel.removed')}
          action={<Button onClick={bringBack}>{t('services.panel.show')}</Button>}
        />
      ) : (
        <Panel
          ref={panel}
          flush
          title={t('services.title')}
          actions={
            <Button variant="primary" iconStart="plus" onClick={() => modal.open('new')}>
              {t('services.add')}
            </Button>
          }
          controls={['reload', 'collapse', 'expand', 'remove']}
          onReload={load}
          onStateChange={(state) => setRemoved(state === 'removed')}
          labels={{
            expand: t('services.panel.expand'),
            restore: t('services.panel.restore'),
            collapse: t('services.panel.collapse'),
            uncollapse: t('services.panel.uncollapse'),
            reload: t('services.panel.reload'),
            reloading: t('services.panel.reloading'),
            remove: t('services.panel.remove'),
          }}
        >
          <ServiceTable
            {...rowKeys}
            services={named}
            onEdit={edit}
            onDelete={setToDelete}
            labels={labels}
            loading={isLoading}
            error={
              problem && (
                <LoadFailure title={t('services.error.load')} problem={problem} onRetry={load} />
              )
            }
            empty={
              <EmptyState
                tone="warning"
                title={t('services.empty.title')}
                action={
                  <Button iconStart="plus" onClick={() => modal.open('new')}>
                    {t('services.empty.action')}
                  </Button>
                }
              >
                {t('services.empty.body')}
              </EmptyState>
            }
          />
        </Panel>
      )}
      <ServiceDialog
        open={creating || edited.open}
        service={creating ? null : edited.row}
        onClose={modal.close}
      />
      <DeleteService service={toDelete} onClose={() => setToDelete(null)} />
    </Screen>
  );
}

/** Asks before a service is deleted, and says what that touches. It closes when the service is gone. */
function DeleteService({
  service,
  onClose,
}: {
  service: Service | null;
  onClose: () => void;
}): ReactElement {
  const { t } = useTranslation(['settings', 'common']);
  const dispatch = useDispatch();
  const deleting = useSelector(selectServicesDeleting);
  const stillThere = useSelector(selectProjectServices).some(({ id }) => id === service?.id);
  const open = service !== null && stillThere;
  const shown = useWhileOpen(open, service);
  const openRequests = useSelector(selectDashboardData)?.grouped[shown?.id ?? 0] ?? 0;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('services.delete.title')}
      confirmLabel={t('common:yes')}
      cancelLabel={t('common:cancel')}
      tone="danger"
      pending={shown !== null && deleting.includes(shown.id)}
      onConfirm={() => service && dispatch(serviceDeleteRequested(service))}
    >
      <p>{t('services.delete.body', { service: shown?.service_name ?? '' })}</p>
      {openRequests > 0 && <p>{t('services.delete.open', { count: openRequests })}</p>}
    </ConfirmDialog>
  );
}
