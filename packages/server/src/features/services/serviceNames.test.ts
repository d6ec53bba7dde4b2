import { LANGUAGES, type Language } from '@concierge/contract/constants';
import type { DeviceRequest, DeviceService } from '@concierge/contract/devices';
import type { MessagePage } from '@concierge/contract/messages';
import { paths } from '@concierge/contract/paths';
import { RequestState } from '@concierge/contract/requestStates';
import type { DashboardData, FilteringOptions, RequestPage } from '@concierge/contract/requests';
import type { Service } from '@concierge/contract/services';
import type { UserService } from '@concierge/contract/users';
import { beforeAll, expect, it } from 'vitest';
import { latestSeq, readEvents } from '../../live/eventLog.ts';
import { describeOnEachDatabase, signedIn } from '../../testing/eachDatabase.ts';

const LOOK = { icon_id: 101, bg_color: '#000000' };
const NAMES = { tr: 'Çamaşır', cs: 'Prádelna' };

describeOnEachDatabase('the names of services in languages', (server) => {
  const admin = signedIn(server, 'admin');
  const projectId = () => server().project.id;
  const create = (body: object) =>
    admin.post<Service & { errorCode?: string; field?: string }>(paths.serviceCreate(projectId()), {
      ...LOOK,
      ...body,
    });
  const update = (body: object) =>
    admin.post<Service & { errorCode?: string }>(paths.serviceUpdate(projectId()), {
      ...LOOK,
      ...body,
    });
  const guest = () => server().device(server().project.devices[0]);
  let service: Service;
  let requestId: number;

  beforeAll(async () => {
    const names = { tr: ' Çamaşır ', cs: 'Prádelna' };
    service = (await create({ service_name: 'Laundry', service_names: names })).body;
    const [device] = server().project.devices;
    await admin.write(paths.deviceStay(projectId(), device.id), { lang: 'cs-CZ' });
    ({ id: requestId } = await server().request({ service: service.id, device }));
    await admin.write(paths.userServicesCreate(projectId(), server().project.users.operator), {
      services: [{ service_id: service.id, service_name: '', icon: '' }],
    });
    await admin.write(paths.requestUpdate(projectId(), requestId), {
      state_id: RequestState.approved,
      note: 'Brzy',
    });
  });

  /** Every place that names the service, in the language of the user. */
  async function named(lang: Language): Promise<Record<string, string | null | undefined>> {
    await admin.write(paths.changeLang(lang), {});
    const requests = await admin.write<RequestPage>(paths.requestQuery(projectId()), {
      'service_id =': service.id,
    });
    const { services } = await admin.write<DashboardData>(paths.dashboard(projectId()), {});
    const options = await admin.read<FilteringOptions>(paths.filteringOptions(projectId()));
    const { data: messages } = await admin.write<MessagePage>(paths.messageQuery(projectId()), {});
    const assigned = await admin.read<UserService[]>(
      paths.userServices(projectId(), server().project.users.operator),
    );
    return {
      request: requests.data[0]?.service_name,
      card: services.find(({ service_id }) => service_id === service.id)?.service_name,
      option: options.services.find(({ id }) => id === service.id)?.label,
      message: messages[0]?.service_name,
      assigned: assigned.find(({ service_id }) => service_id === service.id)?.service_name,
    };
  }

  it.each([
    ['en', 'Laundry'],
    ['tr', 'Çamaşır'],
    ['cs', 'Prádelna'],
  ] as const)('U76 staff read the name in their language: %s', async (lang, name) => {
    const places = await named(lang);
    expect(new Set(Object.values(places))).toEqual(new Set([name]));
    await admin.write(paths.changeLang('en'), {});
  });

  it('U76 whoever changes services reads all names, as they were cleaned', async () => {
    expect(service).toMatchObject({ service_name: 'Laundry', service_names: NAMES });
    const listed = await admin.read<Service[]>(paths.serviceQuery(projectId()));
    expect(listed.find(({ id }) => id === service.id)).toEqual(service);
    expect(listed.find(({ id }) => id !== service.id)).not.toHaveProperty('service_names');
  });

  it('U76 a device reads the name in the language of its stay, or the one it asks for, and all of them', async () => {
    const all = { en: 'Laundry', ...NAMES };
    const offered = async (query = '') => {
      const found = await guest().read<DeviceService[]>(`${paths.deviceServices()}${query}`);
      return found.find(({ id }) => id === service.id);
    };
    expect(await offered()).toMatchObject({ service_name: 'Prádelna', service_names: all });
    expect(await offered('?lang=tr')).toMatchObject({
      service_name: 'Çamaşır',
      service_names: all,
    });
    const { data } = await guest().read<{ data: DeviceRequest[] }>(paths.deviceRequests());
    expect(data[0]).toMatchObject({ service_name: 'Prádelna', service_names: all });
  });

  it('U76 the note of a change has the guest’s name of the service as its title', async () => {
    const { data } = await guest().read<{ data: { title: string }[] }>(paths.deviceMessages());
    expect(data[0]?.title).toBe('Prádelna');
  });

  it('U76 lists are sorted by the name in the language, and a search finds every name', async () => {
    for (const lang of LANGUAGES) {
      await admin.write(paths.changeLang(lang), {});
      const { services } = await admin.write<DashboardData>(paths.dashboard(projectId()), {});
      const names = services.map(({ service_name }) => service_name);
      expect(names).toEqual(names.toSorted(new Intl.Collator(lang).compare));
      for (const search of ['laundry', 'camasir', 'pradelna']) {
        const found = await admin.write<RequestPage>(paths.requestQuery(projectId()), { search });
        expect(found.data.map(({ id }) => id)).toEqual([requestId]);
      }
    }
    await admin.write(paths.changeLang('en'), {});
  });

  it('U76 events carry all names, so that each console shows its user’s', async () => {
    const { db } = server();
    const seq = (await latestSeq(db, projectId())) ?? 0;
    await server().request({ service: service.id });
    const [created] = await readEvents(db, projectId(), seq, 1);
    expect(created?.payload).toMatchObject({
      update: { row: { service_name: 'Laundry', service_names: NAMES } },
    });
  });

  it('U76 in no language two services are called alike', async () => {
    const refused = async (service_name: string, service_names?: object) => {
      const { status, body } = await create({ service_name, service_names });
      return [status, body.field ?? body.errorCode];
    };
    // Its own name of that language, the name that stands in for it, and one that stands in for the other's.
    expect(await refused('Washing', { cs: 'PRÁDELNA' })).toEqual([409, 'service_name_cs']);
    expect(await refused('prádelna')).toEqual([409, 'service_exist']);
    expect(await refused('Washing', { en: 'laundry' })).toEqual([409, 'service_name_en']);
    expect(await refused('Laundry', { en: 'A', tr: 'B', cs: 'C' })).toEqual([409, 'service_exist']);
    // In another language it is nobody's name.
    const { status, body } = await create({
      service_name: 'Washing',
      service_names: { tr: 'Prádelna' },
    });
    expect(status).toBe(201);
    await admin.write(paths.serviceDelete(projectId()), { service_id: body.id });
  });

  it.each([
    [{ cs: '  ' }, { errorCode: 'invalid_input', field: 'service_name_cs' }],
    [{ tr: 'x'.repeat(81) }, { errorCode: 'invalid_input', field: 'service_name_tr' }],
    [
      { cs: 'a\u0007' },
      { errorCode: 'invalid_name', field: 'service_name_cs', character: 'U+0007' },
    ],
    [{ de: 'Wäsche' }, { errorCode: 'invalid_input' }],
    ['Wäsche', { errorCode: 'invalid_input' }],
  ])('U76 refuses the names %j', async (service_names, problem) => {
    const { status, body } = await create({ service_name: 'Refused', service_names });
    expect([status, body]).toEqual([400, problem]);
  });

  it('U76 two who change different names both keep theirs, and the same name is asked about', async () => {
    const { id } = service;
    const fields = { id, service_name: 'Laundry' };
    const was = { service_name: 'Laundry', service_names: NAMES };
    await update({ ...fields, service_names: { ...NAMES, en: 'Valet' }, was });
    const second = { ...NAMES, cs: 'Praní' };
    const merged = await update({ ...fields, service_names: second, was });
    expect(merged.body.service_names).toEqual({ en: 'Valet', tr: 'Çamaşır', cs: 'Praní' });
    const third = await update({ ...fields, service_names: { tr: 'Çamaşır', cs: 'Prádlo' }, was });
    expect([third.status, third.body.errorCode]).toEqual([409, 'changed_meanwhile']);
    // Who does not know of the names leaves them; who says that there are none removes them.
    expect((await update(fields)).body.service_names).toEqual(merged.body.service_names);
    expect((await update({ ...fields, service_names: {} })).body).not.toHaveProperty(
      'service_names',
    );
  });
});
