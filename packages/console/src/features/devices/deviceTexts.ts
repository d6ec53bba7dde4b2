import type { DeviceTableLabels } from '@concierge/ui/concierge';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The device table's texts; the same object while the language stays. */
export function useDeviceTableTexts(): DeviceTableLabels {
  const { t } = useTranslation('devices');
  return useMemo(
    () => ({
      table: t('table.label'),
      columns: {
        name: t('columns.name'),
        group: t('columns.group'),
        state: t('columns.state'),
        report: t('columns.report'),
        lastRequest: t('columns.lastRequest'),
        openRequests: t('columns.openRequests'),
        actions: t('columns.actions'),
      },
      none: t('table.none'),
      actionsOf: ({ name }) => t('table.actionsOf', { device: name }),
      openRequestsOf: ({ name, openRequests }) =>
        t('table.openRequests', { device: name, count: openRequests }),
      actions: {
        edit: t('actions.edit'),
        stay: t('actions.stay'),
        rotate: t('actions.rotate'),
        revoke: t('actions.revoke'),
        requests: t('actions.requests'),
        messages: t('actions.messages'),
      },
      loading: t('table.loading'),
    }),
    [t],
  );
}
