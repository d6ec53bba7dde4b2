import type { AuditTableLabels } from '@concierge/ui/concierge/AuditTable';
import type { TFunction } from 'i18next';

/** The audit table's texts. */
export const auditTableTexts = (t: TFunction<['audit']>): AuditTableLabels => ({
  table: t('table.label'),
  columns: {
    at: t('columns.at'),
    actor: t('columns.actor'),
    action: t('columns.action'),
    subject: t('columns.subject'),
    changes: t('columns.changes'),
    address: t('columns.address'),
  },
  none: t('table.none'),
  loading: t('table.loading'),
});
