import type { AuditChange, AuditEntry } from '@concierge/contract/audit';
import type { AuditActorKind } from '@concierge/contract/auditKinds';
import { REQUEST_SOURCES } from '@concierge/contract/requestSources';
import { formatBrowserTime } from '@concierge/contract/times';
import type { IconName } from '@concierge/ui/Icon';
import type { AuditRow } from '@concierge/ui/concierge/AuditTable';
import type { TFunction } from 'i18next';

type Texts = TFunction<['audit', 'requests']>;

const ICONS: Record<AuditActorKind, IconName> = {
  user: 'user-round',
  device: 'tablet',
  command_line: 'monitor',
  server: 'refresh-cw',
  anonymous: 'lock',
};

/** An entry as text, its time in the browser's timezone. */
export function toAuditRow(entry: AuditEntry, t: Texts): AuditRow {
  const { actor_kind, action, count } = entry;
  return {
    id: entry.id,
    at: formatBrowserTime(entry.at),
    actor: entry.actor_name ?? t(`actors.${actor_kind}`),
    actorIcon: ICONS[actor_kind],
    action: t(`actions.${action}`),
    warning: action === 'session.failed',
    ...(count > 1 ? { times: t('times', { count }) } : {}),
    subject: entry.subject_name ?? subjectText(entry, t),
    changes: entry.changes.map((change) => changeText(entry, change, t)),
    address: entry.address,
  };
}

/** A failed sign-in to no account of the project, or to several of them from many addresses. */
function subjectText({ action, address }: AuditEntry, t: Texts): string | null {
  if (action !== 'session.failed') return null;
  return address === null ? t('subject.various') : t('subject.unknown');
}

function changeText({ action }: AuditEntry, { field, from, to }: AuditChange, t: Texts): string {
  const value = (text: string) => valueText(action, field, text, t);
  const name = t(`fields.${field}`);
  if (field === 'services') {
    return to === null
      ? t('change.unassigned', { value: from })
      : t('change.assigned', { value: to });
  }
  if (from === null || to === null)
    return t('change.value', { name, value: value(to ?? from ?? '') });
  return t('change.changed', { name, before: value(from), value: value(to) });
}

function valueText(
  action: AuditEntry['action'],
  field: AuditChange['field'],
  text: string,
  t: Texts,
): string {
  if (action === 'project.retention_changed') {
    return text === '0' ? t('forEver') : t('months', { count: Number(text) });
  }
  if (field === 'user_type') return text === 'admin' ? t('userType.admin') : t('userType.operator');
  if (field === 'password_policy' || field === 'person_figures')
    return text === 'on' ? t('onOff.on') : t('onOff.off');
  if (field === 'type') {
    return text === 'invoice' ? t('messageType.invoice') : t('messageType.message');
  }
  const source = REQUEST_SOURCES.find((known) => field === 'source' && known === text);
  if (source) return t(`requests:source.${source}`);
  if (field === 'do_not_disturb') return text === 'yes' ? t('answer.yes') : t('answer.no');
  return text;
}
