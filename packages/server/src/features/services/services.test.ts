import { expect, it } from 'vitest';
import { paths } from '@concierge/contract/paths';
import type { DashboardData, FilteringOptions } from '@concierge/contract/requests';
import type { Service } from '@concierge/contract/services';
import { succeeded } from '../../testing/caller.ts';
import { describeOnEachDatabase, signedIn } from '../../testing/eachDatabase.ts';

const BED = 201;

describeOnEachDatabase('services', (server) => {
  const admin = signedIn(server, 'admin');
  const projectId = () => server().project.id;
  const fields = (service_name: string) => ({ service_name, icon_id: BED, bg_color: '#aAbB09' });
  const create = (body: object) =>
    admin.post<Service & { errorCode?: string }>(paths.serviceCreate(projectId()), body);
  const names = async () =>
    (await admin.get<Service[]>(paths.serviceQuery(projectId()))).body.map((s) => s.service_name);

  it('G1 an admin adds, changes and deletes a service', async () => {
    const added = await create(fields(' Laundry '));
    expect([added.status, added.body]).toEqual([
      201,
      {
        id: expect.any(Number),
        service_name: 'Laundry',
        icon_id: BED,
        full_path: '/icons/lucide/bed.svg',
        bg_color: '#aAbB09',
      },
    ]);
    const { id } = added.body;
    const changed = await admin.post<Service>(paths.serviceUpdate(projectId()), {
      id,
      ...fields('Dry Cleaning'),
    });
    expect(changed.body).toEqual({ ...added.body, service_name: 'Dry Cleaning' });
    expect(await names()).toContain('Dry Cleaning');
    const gone = await admin.post(paths.serviceDelete(projectId()), {
      service_id: id,
      service_name: 'Dry Cleaning',
      icon: '/icons/lucide/bed.svg',
    });
    expect(gone.status).toBe(204);
    expect(await names()).not.toContain('Dry Cleaning');
    for (const path of [paths.serviceUpdate, paths.serviceDelete]) {
      const body = path === paths.serviceDelete ? { service_id: id } : { id, ...fields('Again') };
      expect((await admin.post(path(projectId()), body)).status).toBe(404);
    }
  });

  it('C1 G1 the services are sorted by name in the language of the user', async () => {
    const added = ['Čaj', 'Chléb', 'Cukr', 'Hosté'];
    for (const name of added) succeeded(await create(fields(name)));
    const dashboard = async () =>
      (await admin.write<DashboardData>(paths.dashboard(projectId()), {})).services;
    const options = async () =>
      (await admin.read<FilteringOptions>(paths.filteringOptions(projectId()))).services;
    const inOrder = async () => {
      const lists = [
        await names(),
        (await dashboard()).map((service) => service.service_name),
        (await options()).map(({ label }) => label),
      ];
      return lists.map((list) => list.filter((name) => added.includes(name)).join(' '));
    };
    const english = 'Čaj Chléb Cukr Hosté';
    expect(await inOrder()).toEqual([english, english, english]);
    await admin.write(paths.changeLang('cs'), {});
    const czech = 'Cukr Čaj Hosté Chléb';
    expect(await inOrder()).toEqual([czech, czech, czech]);
    await admin.write(paths.changeLang('en'), {});
  });

  it('G4 a taken name is 409 service_exist, case-insensitively; the name of a deleted service is free', async () => {
    const { id } = succeeded(await create(fields('Valet'))).body;
    const taken = await create(fields('VALET'));
    expect([taken.status, taken.body]).toEqual([409, { errorCode: 'service_exist' }]);
    const [first] = server().project.services;
    const path = paths.serviceUpdate(projectId());
    expect((await admin.post(path, { id: first, ...fields('valet') })).status).toBe(409);
    await admin.write(paths.serviceDelete(projectId()), { service_id: id });
    expect((await create(fields('Valet'))).status).toBe(201);
  });

  it('Y36 names that look the same are one, also of two that are made at once', async () => {
    succeeded(await create(fields('Straße zum Spa')));
    for (const name of [
      'STRASSE ZUM SPA',
      'Straße\u00a0zum  Spa',
      'Straße zum \uff33\uff50\uff41',
    ]) {
      expect((await create(fields(name))).body).toEqual({ errorCode: 'service_exist' });
    }
    for (const round of [1, 2, 3, 4, 5]) {
      const twins = [`Čaj ${round}`, `čaj ${round}`, `ČAJ  ${round}`];
      const answers = await Promise.all(twins.map((name) => create(fields(name))));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    }
  });

  it('G1 requests keep the name of a deleted service', async () => {
    const { id } = succeeded(await create(fields('Fleeting'))).body;
    const request = await server().request({ service: id });
    await admin.write(paths.serviceDelete(projectId()), { service_id: id });
    const list = await admin.post<{ data: { id: number; service_name: string }[] }>(
      paths.requestQuery(projectId()),
      { 'service_id =': id },
    );
    expect(list.body.data).toEqual([
      expect.objectContaining({ id: request.id, service_name: 'Fleeting' }),
    ]);
  });

  it.each([
    [{ icon_id: 9_999 }, { errorCode: 'unknown_icon' }],
    [{ icon_id: 0 }, { errorCode: 'invalid_input', field: 'icon_id' }],
    [{ bg_color: 'red' }, { errorCode: 'invalid_input', field: 'bg_color' }],
    [{ bg_color: '#12345' }, { errorCode: 'invalid_input', field: 'bg_color' }],
    [{ service_name: '  ' }, { errorCode: 'invalid_input', field: 'service_name' }],
    [{ service_name: 'x'.repeat(81) }, { errorCode: 'invalid_input', field: 'service_name' }],
    [{ service_name: undefined }, { errorCode: 'invalid_input', field: 'service_name' }],
    // Names of the contract only, never what was sent.
    [{ extra: true }, { errorCode: 'invalid_input' }],
  ])('G3 refuses %j as %j', async (change, problem) => {
    const { status, body } = await create({ ...fields('Refused'), ...change });
    expect([status, body]).toEqual([400, problem]);
  });
});
