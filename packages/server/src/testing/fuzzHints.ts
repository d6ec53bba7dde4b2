import type { Hints } from './schemaArbitrary.ts';
import type { Target } from './target.ts';
import { PASSWORD, type TestProject } from './testProject.ts';

/** Valid values in the project: names it has, and ids of the target. */
export function hintsOf({ code, services, devices, users }: TestProject, target: Target): Hints {
  const serials = devices.map(({ serialId }) => serialId);
  const { requestId, userId, serviceId, draftId, publishedId } = target;
  const { heldId, takenId, noteId, deviceId } = target;
  return {
    projectCode: [code],
    username: ['admin', 'operator', 'someone', 'someone else'],
    password: [PASSWORD],
    current_password: [PASSWORD],
    id: [requestId, userId, serviceId, heldId, takenId, deviceId, 1, 2],
    noteId: [noteId],
    expected_approved_by: [userId],
    to_user_id: [userId, users.operator],
    text: ['The key is at the desk.'],
    lang: ['de', 'pt-BR', 'en', 'tr', 'cs'],
    serial_id: Array.from({ length: 500 }, (_, index) => `serial-${index}`),
    group_name: ['First floor', null],
    after: ['2026-03-02T09:30:00.000Z_2_1'],
    search: ['room', '10'],
    userId: [userId, userId, users.operator],
    messageId: [draftId, publishedId],
    message_id: [draftId, draftId, publishedId],
    service_id: [serviceId, serviceId, ...services],
    service_name: ['Housekeeping', 'Laundry', 'Taxi', 'Spa', 'Kitchen', 'Pool'],
    icon_id: [101, 201, 301],
    bg_color: ['#12ab9F', '#000000'],
    device_serial_id: [serials, serials.slice(1)],
    service_request_id: [requestId],
    title: ['Hello', 'Your taxi'],
    message: ['Welcome.', 'It is waiting.'],
    note: ['Please.', 'Two more.'],
    endpoint: ['https://push.example/x', 'https://push.example/y'],
    p256dh: [Buffer.alloc(65, 4).toString('base64url')],
    auth: [Buffer.alloc(16, 1).toString('base64url')],
    name: ['bed', 'broom'],
    prefix: ['lucide'],
    icons: ['bed,broom', 'bed,no-such'],
    'idempotency-key': Array.from({ length: 500 }, (_, index) => `key-${index}`),
    limit: [1, 10, 50],
    offset: [0, 5],
    actor_id: [userId, users.operator],
    from: ['2020-01-01T00:00:00Z', '2026-03-02T09:30:00+01:00'],
    to: ['2020-01-02T00:00:00Z', '2126-03-02T09:30:00+01:00'],
    before: ['2026-03-02T09:30:00.000Z_1', '2126-03-02T09:30:00.000Z_100'],
  };
}
