import type { AuditPage } from '@concierge/contract/audit';
import type { OwnDevice } from '@concierge/contract/devices';
import type { House, RetentionAnswer, RetentionPreview } from '@concierge/contract/house';
import { paths } from '@concierge/contract/paths';
import { RequestState } from '@concierge/contract/requestStates';
import type { User } from '@concierge/contract/users';
import { expect, it } from 'vitest';
import { applyRetention } from '../../retention/applyRetention.ts';
import { DeviceClient } from '../../testing/deviceClient.ts';
import { describeOnEachDatabase, signedIn } from '../../testing/eachDatabase.ts';
import { addRow } from '../../testing/rows.ts';
import { requestRow } from '../../testing/testProject.ts';

describeOnEachDatabase('the house', (server) => {
  const admin = signedIn(server, 'admin');
  const operator = signedIn(server, 'operator');
  const house = { name: 'Grand', time_zone: 'Europe/Prague', person_figures: true };
  const update = (body: object) => admin.post(paths.houseUpdate(server().project.id), body);
  const lastEntry = async () =>
    (await admin.read<AuditPage>(paths.audit(server().project.id))).data[0];

  it('P5 a new name and timezone reach consoles and tablets, and are in the audit trail', async () => {
    const { project, url } = server();
    const tablet = await new DeviceClient(url, project.devices[0].key).greeted();
    const told = await server().live(operator);
    expect(await update({ ...house, time_zone: 'europe/prague' })).toMatchObject({
      status: 200,
      body: house,
    });
    expect(await operator.read<House>(paths.house(project.id))).toEqual(house);
    expect(await operator.read<User>(paths.auth())).toMatchObject({
      project_name: 'Grand',
      time_zone: 'Europe/Prague',
    });
    await told.received('project.changed');
    await tablet.until(() => tablet.hints.includes('device.changed'));
    const device = await server().device(project.devices[0]).read<OwnDevice>(paths.device());
    expect(device.project).toEqual({ id: project.id, name: 'Grand', time_zone: 'Europe/Prague' });
    expect(await lastEntry()).toMatchObject({
      action: 'project.house_changed',
      changes: [
        { field: 'project_name', from: 'Project house', to: 'Grand' },
        { field: 'time_zone', from: 'UTC', to: 'Europe/Prague' },
      ],
    });
    await Promise.all([tablet.end(), told.end()]);
  });

  it('P5 what another administrator has changed meanwhile stays', async () => {
    await update({ ...house, time_zone: 'Asia/Kolkata' });
    const renamed = await update({ ...house, name: 'Grander', was: house });
    expect(renamed.body).toEqual({ ...house, name: 'Grander', time_zone: 'Asia/Kolkata' });
    const late = await update({ ...house, name: 'Grandest', was: house });
    expect(late).toMatchObject({ status: 409, body: { current: renamed.body } });
  });

  it.each(['Europe/Nowhere', 'UTC+2', ''])('P5 refuses the timezone "%s"', async (time_zone) => {
    expect(await update({ ...house, time_zone })).toMatchObject({
      status: 400,
      body: { errorCode: 'invalid_input', field: 'time_zone' },
    });
  });

  it('P5 retention is set by months, after a preview of what would be deleted, and its runs are shown', async () => {
    const { project, db, database, app } = server();
    const completed_at = '2020-05-06T07:08:09.000Z';
    const row = { ...requestRow(project, completed_at), state_id: RequestState.done, completed_at };
    await addRow(db, 'service_request', row);
    const months = { requests: 24, messages: 0, audit: 0 };
    const preview = await admin.write<RetentionPreview>(paths.retentionPreview(project.id), months);
    const none = { rows: 0, oldest: null, newest: null };
    expect(preview).toEqual({
      requests: { rows: 1, oldest: completed_at, newest: completed_at },
      messages: none,
      audit: none,
    });
    const path = paths.retention(project.id);
    expect(await admin.read<RetentionAnswer>(path)).toEqual({
      months: { requests: 0, messages: 0, audit: 0 },
      runs: [],
    });
    await admin.write(paths.retentionUpdate(project.id), months);
    expect(await lastEntry()).toMatchObject({
      action: 'project.retention_changed',
      changes: [{ field: 'requests', from: '0', to: '24' }],
    });
    await applyRetention({ database, now: () => new Date(), log: app.log });
    const { runs, ...kept } = await admin.read<RetentionAnswer>(path);
    expect(kept).toEqual({ months });
    expect(runs).toMatchObject([{ requests: 1, messages: 0, audit: 0 }]);
    const tooLong = { ...months, audit: 1_201 };
    expect((await admin.post(paths.retentionUpdate(project.id), tooLong)).status).toBe(400);
  });

  it('P5 a preview counts what would go with what another administrator has stored by now', async () => {
    const { project, db } = server();
    const completed_at = '2020-05-06T07:08:09.000Z';
    const row = { ...requestRow(project, completed_at), state_id: RequestState.done, completed_at };
    await addRow(db, 'service_request', row);
    const was = { requests: 24, messages: 0, audit: 0 };
    const path = paths.retentionPreview(project.id);
    const counted = async (body: object) =>
      (await admin.write<RetentionPreview>(path, body)).requests.rows;
    await admin.write(paths.retentionUpdate(project.id), { ...was, requests: 0 });
    expect(await counted({ ...was, audit: 12, was })).toBe(0);
    expect(await counted({ ...was, requests: 12, was })).toBe(1);
  });
});
