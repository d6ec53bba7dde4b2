import type { AuditEntry, AuditPage } from '@concierge/contract/audit';
import { MessageState } from '@concierge/contract/messageStates';
import { found, HOTEL_NAME, NOW, type Hotel, userNamed } from './hotel.ts';

const withoutAccount = { actor_id: null, actor_name: null, address: null } as const;

/** The latest of the audit trail; there are older entries. */
export function auditPage(hotel: Hotel): AuditPage {
  const admin = userNamed(hotel, 'helena');
  const operator = userNamed(hotel, 'grace');
  const colleague = userNamed(hotel, 'tomas');
  const sent = found(
    hotel.messages.find(
      ({ state, device_count }) => state === MessageState.published && device_count > 1,
    ),
  );
  const serviceNames = hotel.services
    .filter(({ id }) => hotel.inCharge.get(colleague.id)?.includes(id))
    .map(({ service_name }) => service_name);
  const entries: Partial<AuditEntry>[] = [
    {
      ...withoutAccount,
      action: 'session.failed',
      actor_kind: 'anonymous',
      address: '203.0.113.7',
      subject_kind: 'session',
      subject_name: operator.username,
      count: 14,
    },
    {
      action: 'user.changed',
      changes: [
        { field: 'username', from: 'tom', to: colleague.username },
        { field: 'user_type', from: 'admin', to: 'operator' },
      ],
    },
    {
      action: 'user.services_changed',
      changes: [{ field: 'services', from: null, to: serviceNames.join(', ') }],
    },
    {
      action: 'message.published',
      subject_kind: 'message',
      subject_name: sent.title,
      changes: [
        { field: 'type', from: null, to: 'message' },
        { field: 'devices', from: null, to: String(sent.device_count) },
      ],
    },
    {
      action: 'session.started',
      actor_id: operator.id,
      actor_name: operator.username,
      subject_kind: 'session',
      subject_name: operator.username,
      address: '2001:db8:85a3::8a2e:370:7334',
      changes: [{ field: 'browser', from: null, to: 'Firefox, Windows' }],
    },
    {
      ...withoutAccount,
      action: 'session.failed',
      actor_kind: 'anonymous',
      subject_kind: 'session',
      subject_name: null,
      count: 2_310,
    },
    {
      ...withoutAccount,
      action: 'project.retention_changed',
      actor_kind: 'command_line',
      subject_kind: 'project',
      subject_name: HOTEL_NAME,
      changes: [{ field: 'requests', from: '0', to: '24' }],
    },
    {
      ...withoutAccount,
      action: 'project.purged',
      actor_kind: 'server',
      subject_kind: 'project',
      subject_name: HOTEL_NAME,
      changes: [{ field: 'requests', from: '1204', to: null }],
    },
  ];
  return {
    data: entries.map((entry, at) => ({
      id: entries.length - at,
      at: new Date(Date.parse(NOW) - (6 + at * 21) * 60_000).toISOString(),
      action: 'user.changed',
      actor_kind: 'user',
      actor_id: admin.id,
      actor_name: admin.username,
      subject_kind: 'user',
      subject_id: colleague.id,
      subject_name: colleague.username,
      address: '192.0.2.10',
      count: 1,
      changes: [],
      ...entry,
    })),
    next: '2026-03-01T00:00:00.000Z_1',
  };
}
