import { expect, it } from 'vitest';
import type { AuditPage } from '@concierge/contract/audit';
import type { MessagePage } from '@concierge/contract/messages';
import { paths } from '@concierge/contract/paths';
import { RequestState } from '@concierge/contract/requestStates';
import type { StaffNoteAnswer, TimelineEntry, TimelinePage } from '@concierge/contract/timeline';
import type { Caller } from '../../testing/caller.ts';
import { describeOnEachDatabase, signedIn } from '../../testing/eachDatabase.ts';
import { rowOf, rowsOf } from '../../testing/rows.ts';

const { approved, done } = RequestState;
const MINUTE_MS = 60_000;

describeOnEachDatabase('the timeline of a request', (server) => {
  const admin = signedIn(server, 'admin');
  const operator = signedIn(server, 'operator');

  const projectId = () => server().project.id;
  const users = () => server().project.users;
  const put = (who: Caller, id: number, state: RequestState, note?: string) =>
    server().put(who, id, state, note);
  const timeline = async (who: Caller, id: number, query = '') =>
    await who.read<TimelinePage>(`${paths.requestTimeline(projectId(), id)}${query}`);
  const addNote = async (who: Caller, id: number, text: string) =>
    (await who.write<StaffNoteAnswer>(paths.staffNote(projectId(), id), { text })).entry;
  const withdraw = (who: Caller, id: number, noteId: number) =>
    who.post<StaffNoteAnswer & { errorCode?: string }>(
      paths.staffNoteWithdraw(projectId(), id, noteId),
      {},
    );
  const guest = () => server().device(server().project.devices[0]);
  /** A moment later, so that nothing has the same time. */
  const later = () => server().clock.advance(1_000);

  it('M11 shows who did what, when and from where, oldest first', async () => {
    server().clock.stop();
    const { id } = await server().request({ note: 'Towels, please.' });
    later();
    const again = await server().request({ note: 'Still no towels.' });
    later();
    const { message_id: sent } = await put(operator, id, approved, 'On the way.');
    later();
    await operator.write(paths.requestHandOver(projectId(), id), {
      to_user_id: users().admin,
      note: 'Third floor is closed.',
    });
    later();
    const replyId = await server().message(admin, {
      message: 'Ten minutes.',
      device_serial_id: ['101'],
      service_request_id: id,
      publish: true,
    });
    later();
    await guest().read(paths.deviceMessages());
    later();
    await guest().write(paths.deviceMessageViewed(replyId), {});
    await put(admin, id, done);
    later();
    // After it is done, the same service is a request of its own.
    await server().request({ note: 'And soap.' });

    const { data, next, seq } = await timeline(operator, id);
    const device = { source: 'device', user_id: null, username: null, device_name: 'Room 101' };
    const by = (username: 'operator' | 'admin') => ({
      source: 'console',
      user_id: users()[username],
      username,
      device_name: null,
    });
    const people = {
      from: { id: users().operator, username: 'operator' },
      to: { id: users().admin, username: 'admin' },
    };
    const seen = { delivered_at: expect.any(String), viewed_at: expect.any(String) };
    expect(data).toMatchObject([
      { key: 'created', kind: 'created', ...device, text: 'Towels, please.' },
      { kind: 'repeated', ...device, text: 'Still no towels.', request_id: again.id },
      {
        kind: 'state',
        ...by('operator'),
        from_state: 1,
        to_state: 2,
        text: 'On the way.',
        message: {
          message_id: sent,
          title: 'Housekeeping',
          delivered_at: expect.any(String),
          viewed_at: null,
        },
      },
      { kind: 'handed_over', ...by('operator'), text: null, ...people },
      { kind: 'note', ...by('operator'), text: 'Third floor is closed.' },
      {
        kind: 'message',
        ...by('admin'),
        text: 'Ten minutes.',
        message: { message_id: replyId, type: 1, ...seen },
      },
      { kind: 'state', ...by('admin'), from_state: 2, to_state: 4, text: null },
    ]);
    expect(data).toHaveLength(7);
    const times = data.map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
    expect(new Set(data.map(({ key }) => key)).size).toBe(7);
    expect(next).toBeNull();
    expect(seq).toBe((await rowOf(server().db, 'project', { id: projectId() })).event_seq);
  });

  it('U66 a clock that is put back turns no timeline round', async () => {
    const { clock, db } = server();
    const { id: deviceId } = server().project.devices[0];
    const back = () => clock.advance(-2 * MINUTE_MS);
    clock.stop();
    await admin.write(paths.deviceStay(projectId(), deviceId), {});
    back();
    await admin.write(paths.deviceStay(projectId(), deviceId), {});
    const { id } = await server().request();
    back();
    await server().request({ note: 'Again' });
    await addNote(operator, id, 'First');
    back();
    await put(operator, id, approved, 'On the way.');
    back();
    await operator.write(paths.requestHandOver(projectId(), id), {
      to_user_id: users().admin,
      note: 'Yours',
    });
    back();
    const about = { device_serial_id: ['101'], service_request_id: id };
    const draft = await server().message(admin, about);
    back();
    await admin.write(paths.messagePublish(projectId(), draft), {});
    back();
    await guest().read(paths.deviceMessages());
    back();
    await guest().write(paths.deviceMessageViewed(draft), {});
    const { note } = await addNote(admin, id, 'Last');
    back();
    expect((await withdraw(admin, id, note?.note_id ?? 0)).status).toBe(200);
    await put(admin, id, done);
    back();
    const next = await server().request();
    clock.advance(60 * MINUTE_MS);

    const { data } = await timeline(admin, id);
    const kinds = ['created', 'repeated', 'note', 'state', 'handed_over', 'note', 'message'];
    expect(data.map(({ kind }) => kind)).toEqual([...kinds, 'note', 'state']);
    const { published_at, created_at } = await rowOf(db, 'message', { id: draft });
    const { delivered_at, viewed_at } = await rowOf(db, 'message_device', { message_id: draft });
    const sent = [created_at, published_at, delivered_at, viewed_at].map(String);
    expect(sent).toEqual(sent.toSorted());
    const row = await rowOf(db, 'service_request', { id });
    const steps = [row.service_date, row.approved_at, row.approver_since, row.completed_at].map(
      String,
    );
    expect(steps).toEqual(steps.toSorted());
    expect(next.service_date > (row.completed_at ?? '')).toBe(true);
    const stays = await rowsOf(db, 'stay', { device_id: deviceId });
    const starts = stays.map(({ started_at }) => started_at);
    expect(starts).toEqual(starts.toSorted());
  });

  it('U66 a clock that is put back turns no inbox, no list of messages and no audit trail round', async () => {
    const { clock } = server();
    const back = () => clock.advance(-2 * MINUTE_MS);
    const device = server().project.devices[1];
    const sent = { device_serial_id: [device.serialId] };
    clock.stop();
    const { id } = await server().request({ device });
    await put(operator, id, approved);
    const early = await server().message(admin, sent);
    back();
    const late = await server().message(admin, sent);
    back();
    await admin.write(paths.messagePublish(projectId(), late), {});
    back();
    await admin.write(paths.messagePublish(projectId(), early), {});
    back();
    const about = { ...sent, service_request_id: id, publish: true };
    const answer = await server().message(operator, about);
    back();
    const { message_id: note } = await put(operator, id, done, 'Done.');
    back();
    const last = await server().message(admin, { ...sent, publish: true });
    back();
    await server().signIn('operator');

    const inbox = (await server().inbox(device)).data.map(({ message_id }) => message_id);
    expect(inbox).toEqual([last, note, answer, early, late]);
    const list = await admin.write<MessagePage>(paths.messageQuery(projectId()), {});
    const listed = list.data.map(({ message_id }) => message_id);
    expect(listed.slice(0, 5)).toEqual([last, note, answer, late, early]);
    const { data: trail } = await admin.read<AuditPage>(`${paths.audit(projectId())}?limit=8`);
    const subjects = trail.map(({ action, subject_id }) => [action, subject_id]);
    expect(subjects.slice(1)).toEqual([
      ...[last, note, answer, early, late].map((message) => ['message.published', message]),
      ...[late, early].map((message) => ['message.created', message]),
    ]);
    expect(subjects[0]?.[0]).toBe('session.started');
    clock.advance(15 * MINUTE_MS);
  });

  it('U66 a clock that was put right by more than an hour is right for the next request', async () => {
    const { clock } = server();
    clock.stop();
    const other = { device: server().project.devices[1] };
    clock.advance(90 * MINUTE_MS);
    const { id, service_date } = await server().request(other);
    clock.advance(-90 * MINUTE_MS);
    expect((await server().request(other)).service_date).toBe(clock.now().toISOString());
    const { request } = await put(operator, id, approved);
    expect((request.approved_at ?? '') > service_date).toBe(true);
    clock.advance(180 * MINUTE_MS);
  });

  it('M11 pages of any size make the same timeline, also where many have one time', async () => {
    server().clock.stop();
    const { id } = await server().request();
    await put(operator, id, approved);
    for (let round = 0; round < 4; round += 1) {
      for (let note = 0; note < 3; note += 1) await addNote(operator, id, `Note ${round} ${note}`);
      await operator.write(paths.requestHandOver(projectId(), id), { to_user_id: users().admin });
      await admin.write(paths.requestGiveBack(projectId(), id), {});
      if (round % 2 === 0) later();
    }
    const { data: whole } = await timeline(operator, id);
    expect(whole).toHaveLength(1 + 1 + 4 * 5);
    for (const limit of [1, 2, 5, 21, 22, 23]) {
      const read: TimelineEntry[] = [];
      let after: string | null = '';
      while (after !== null) {
        const query: string = after === '' ? '' : `&after=${encodeURIComponent(after)}`;
        const page: TimelinePage = await timeline(operator, id, `?limit=${limit}${query}`);
        expect(page.data.length).toBeLessThanOrEqual(limit);
        read.push(...page.data);
        after = page.next;
      }
      expect(read).toEqual(whole);
    }
  });

  it('M11 has no draft, and nothing of other requests', async () => {
    const { id } = await server().request();
    const other = await server().request();
    await put(admin, other.id, approved, 'Not here.');
    await addNote(admin, other.id, 'Not here.');
    const texts = { title: 'Not here.', message: 'Not here.', device_serial_id: ['101'] };
    await server().message(admin, { ...texts, service_request_id: id });
    expect(JSON.stringify((await timeline(admin, id)).data)).not.toContain('Not here.');
  });

  it('M12 any user of the project writes a note; the author withdraws it for five minutes', async () => {
    const { id } = await server().request();
    const entry = await addNote(operator, id, ' Guest is diabetic. ');
    expect(entry).toMatchObject({ kind: 'note', text: 'Guest is diabetic.', username: 'operator' });
    const noteId = entry.note?.note_id ?? 0;
    const until = new Date(Date.parse(entry.at) + 5 * MINUTE_MS).toISOString();
    expect(entry.note).toEqual({ note_id: noteId, withdrawn_at: null, withdraw_until: until });
    // Others read it, and cannot withdraw it.
    const [, seen] = (await timeline(admin, id)).data;
    expect(seen).toMatchObject({ text: 'Guest is diabetic.', note: { withdraw_until: null } });
    const others = await withdraw(admin, id, noteId);
    expect([others.status, others.body]).toEqual([403, { errorCode: 'withdraw_refused' }]);

    server().clock.advance(5 * MINUTE_MS - 1_000);
    const gone = await withdraw(operator, id, noteId);
    expect(gone.body.entry).toMatchObject({
      text: null,
      note: { withdrawn_at: expect.any(String), withdraw_until: null },
    });
    expect((await withdraw(operator, id, noteId)).body).toEqual(gone.body);
    // That there was one stays; what it said is nowhere any more.
    expect((await timeline(admin, id)).data.map(({ kind, text }) => [kind, text])).toEqual([
      ['created', null],
      ['note', null],
    ]);
    const rows = await rowsOf(server().db, 'staff_note');
    expect(JSON.stringify(rows)).not.toContain('diabetic');
  });

  it('M12 after five minutes a note stays', async () => {
    const { id } = await server().request();
    const { note } = await addNote(operator, id, 'Stays.');
    server().clock.advance(5 * MINUTE_MS + 1);
    const late = await withdraw(operator, id, note?.note_id ?? 0);
    expect([late.status, late.body.errorCode]).toEqual([403, 'withdraw_refused']);
    const entries = (await timeline(operator, id)).data;
    expect(entries.at(-1)).toMatchObject({ text: 'Stays.', note: { withdraw_until: null } });
  });

  it('M12 a note of another request, of none, too long or blank is refused', async () => {
    const { id } = await server().request();
    const other = await server().request();
    const { note } = await addNote(operator, other.id, 'Elsewhere.');
    expect((await withdraw(operator, id, note?.note_id ?? 0)).status).toBe(404);
    expect((await withdraw(operator, id, 2_147_483_647)).status).toBe(404);
    for (const text of ['', ' \n ', 'x'.repeat(2_001)]) {
      const refused = await operator.post<{ field: string }>(paths.staffNote(projectId(), id), {
        text,
      });
      expect([refused.status, refused.body.field]).toEqual([400, 'text']);
    }
    expect((await addNote(operator, id, 'x'.repeat(2_000))).text).toHaveLength(2_000);
  });

  it('M12 a repeated call adds no second note, and keeps no second copy of its text', async () => {
    const { id } = await server().request();
    const other = await server().request();
    const headers = { 'idempotency-key': 'note-once' };
    const post = (request: number) =>
      operator.post<StaffNoteAnswer>(
        paths.staffNote(projectId(), request),
        { text: 'Only once.' },
        { headers },
      );
    const first = await post(id);
    expect((await post(id)).body).toEqual(first.body);
    expect((await post(other.id)).status).toBe(409);
    const keys = await rowsOf(server().db, 'idempotency_key');
    expect(JSON.stringify(keys)).not.toContain('Only once.');
    const { data } = await timeline(operator, id);
    expect(data.filter(({ kind }) => kind === 'note')).toHaveLength(1);
  });
});
