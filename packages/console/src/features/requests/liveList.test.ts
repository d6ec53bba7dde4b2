import type { ServiceRequest } from '@concierge/contract/requests';
import { viewRequest } from '@concierge/contract/requestView';
import { WAITING_REQUEST } from '@concierge/contract/testing/waitingRequest';
import { expect, it } from 'vitest';
import { deviceChanged, requestChanged, serviceChanged, userChanged } from '../live/liveSlice.ts';
import { reconcile, applyEvent, emptyLiveList } from './liveList.ts';
import { REQUEST_LIST_SHAPES, readRequestListCall } from './requestQuery.ts';

const call = readRequestListCall(new URLSearchParams('limit=5'), REQUEST_LIST_SHAPES.waiting);

const actor = { id: 1, user_type: 1, is_service_admin: false } as const;
const request = (id: number): ServiceRequest => viewRequest({ ...WAITING_REQUEST, id }, actor);

const created = (seq: number, id: number) =>
  requestChanged({
    seq,
    row: request(id),
    before: null,
    open: { waiting: id, approved: 0 },
    changed_by: null,
  });
const page = (...ids: number[]) => ({ rows: ids.map(request), offset: 0, totalCount: ids.length });
const idsOf = ({ held }: { held: { rows: readonly ServiceRequest[] } | null }) =>
  held?.rows.map(({ id }) => id);

it('I3 events that the answer includes change nothing, later ones do', () => {
  const answered = reconcile(emptyLiveList, page(2, 1), 7, call);
  expect(idsOf(applyEvent(answered, created(7, 3), call))).toEqual([2, 1]);
  expect(idsOf(applyEvent(answered, created(8, 3), call))).toEqual([3, 2, 1]);
});

it('I3 an answer gets the events that came before it and that it does not include', () => {
  let liveList = emptyLiveList;
  for (const seq of [6, 7, 8]) liveList = applyEvent(liveList, created(seq, seq), null);
  expect(idsOf(reconcile(liveList, page(7, 6), 7, call))).toEqual([8, 7, 6]);
});

it('I3 an answer that is older than all events that are kept is asked for again', () => {
  let liveList = emptyLiveList;
  for (let seq = 1; seq <= 300; seq += 1) liveList = applyEvent(liveList, created(seq, seq), null);
  expect(liveList.recent.length).toBeLessThan(300);
  expect(reconcile(liveList, page(), 0, call)).toMatchObject({ held: null, stale: true });
  expect(reconcile(liveList, page(), 299, call)).toMatchObject({ stale: false });
});

it('I3 a deleted service keeps its requests as they are', () => {
  const answered = reconcile(emptyLiveList, page(2, 1), 1, call);
  const deleted = serviceChanged({ seq: 2, service_id: 1, service: null, lang: 'en' });
  expect(applyEvent(answered, deleted, call).held).toBe(answered.held);
});

it('O11 a device that changed, or begins a stay, has the list asked again only where it is in it', () => {
  const answered = reconcile(emptyLiveList, page(2, 1), 1, call);
  const { device_id } = request(1);
  const changed = (seq: number, id: number) => deviceChanged({ seq, device_id: id });
  expect(applyEvent(answered, changed(2, device_id), call).stale).toBe(true);
  expect(applyEvent(answered, changed(2, device_id + 1), call).stale).toBe(false);
  // The answer includes it.
  expect(applyEvent(answered, changed(1, device_id), call).stale).toBe(false);
  // It came while the answer was under way.
  const during = applyEvent(emptyLiveList, changed(2, device_id), null);
  expect(reconcile(during, page(2, 1), 1, call).stale).toBe(true);
});

it.each([
  ['device_name', { device: true, service: false, user: false }],
  ['service_name', { device: false, service: true, user: false }],
  ['approved_by_name', { device: false, service: false, user: true }],
  ['service_date', { device: false, service: false, user: false }],
] as const)(
  'D3 I3 a list ordered by %s is asked again when such a name changes',
  (orderBy, stale) => {
    const ordered = { ...call, orderBy };
    const answered = reconcile(emptyLiveList, page(2, 1), 1, ordered);
    const { device_id, service_id } = request(1);
    const events = {
      // None of them is on the page.
      device: deviceChanged({ seq: 2, device_id: device_id + 1 }),
      service: serviceChanged({ seq: 2, service_id: service_id + 1, service: null, lang: 'en' }),
      user: userChanged({ seq: 2, user_id: 99, username: 'renamed' }),
    };
    for (const name of ['device', 'service', 'user'] as const) {
      expect([name, applyEvent(answered, events[name], ordered).stale]).toEqual([
        name,
        stale[name],
      ]);
    }
  },
);
