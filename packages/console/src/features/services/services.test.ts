import { describe, expect, it } from 'vitest';
import { formOf } from '../../lib/modal/formState.ts';
import { signedInConsole } from '../../testing/signedIn.ts';
import {
  iconsRequested,
  serviceDeleteRequested,
  serviceSaveRequested,
  servicesRequested,
} from './servicesSlice.ts';

const context = signedInConsole();

const services = () => context.tab.state().services;
const notices = () => context.tab.notices.map(({ tone, body }) => `${tone}: ${body}`);
const saved = () =>
  context.tab.until((state) => !Object.values(state.services.forms).some(({ pending }) => pending));

async function loadServices() {
  context.tab.dispatch(servicesRequested());
  await context.tab.until((state) => !state.services.list.isLoading);
  return services().projectServices;
}

async function loadIcons() {
  context.tab.dispatch(iconsRequested());
  await context.tab.until((state) => !state.services.iconsList.isLoading);
  return services().icons;
}

describe('the services of a project', () => {
  it('G4 a service is created, changed and deleted, each with a toast', async () => {
    const [icon] = await loadIcons();
    if (!icon) throw new Error('There are no icons');
    const fields = { icon_id: icon.id, bg_color: '#aa3300' };
    context.sent.length = 0;

    context.tab.dispatch(serviceSaveRequested({ service_name: 'Yoga', ...fields }));
    await saved();
    const yoga = (await loadServices()).find(({ service_name }) => service_name === 'Yoga');
    if (!yoga) throw new Error('The service was not created');
    context.tab.dispatch(serviceSaveRequested({ id: yoga.id, service_name: 'Pilates', ...fields }));
    await saved();
    await context.tab.until((state) =>
      state.services.projectServices.some(({ service_name }) => service_name === 'Pilates'),
    );
    context.tab.dispatch(serviceDeleteRequested({ ...yoga, service_name: 'Pilates' }));
    await context.tab.until((state) => state.services.deleting.length === 0);
    expect(services().projectServices.some(({ id }) => id === yoga.id)).toBe(false);

    const writes = context.sent.filter(({ call }) => /service\/(create|update|delete)$/.test(call));
    expect(writes.map(({ call, body }) => ({ call, body }))).toEqual([
      { call: 'POST /service/create', body: { service_name: 'Yoga', ...fields } },
      { call: 'POST /service/update', body: { id: yoga.id, service_name: 'Pilates', ...fields } },
      {
        call: 'POST /service/delete',
        body: { service_id: yoga.id, service_name: 'Pilates', icon: yoga.full_path },
      },
    ]);
    expect(notices()).toEqual([
      'success: Service created',
      'success: Service updated',
      'success: Service deleted',
    ]);
  });

  it('G4 a refusal of the server is shown in words', async () => {
    const [taken] = await loadServices();
    if (!taken) throw new Error('The project has no services');
    const { service_name, icon_id, bg_color } = taken;
    context.tab.dispatch(serviceSaveRequested({ service_name, icon_id, bg_color }));
    await saved();
    expect(formOf(services().forms, 'new')).toMatchObject({
      saved: false,
      problem: { status: 409 },
    });
    expect(context.tab.notices).toMatchObject([
      {
        tone: 'danger',
        title: 'The service could not be saved',
        body: 'A service with this name already exists. Enter another name.',
      },
    ]);
  });
});
