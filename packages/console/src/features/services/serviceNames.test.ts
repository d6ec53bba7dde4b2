import { expect, it } from 'vitest';
import { formOf } from '../../lib/modal/formState.ts';
import { signedInConsole } from '../../testing/signedIn.ts';
import { listRequested } from '../requests/requestsSlice.ts';
import { REQUEST_LIST_SHAPES, readRequestListCall } from '../requests/requestQuery.ts';
import { selectNamedServices, serviceSaveRequested, servicesRequested } from './servicesSlice.ts';

const context = signedInConsole();

const LOOK = { icon_id: 101, bg_color: '#000000' };
const state = () => context.tab.state();
const named = () => selectNamedServices(state()).map(({ service_name }) => service_name);
const rows = () => state().requests.list.rows.map(({ service_name }) => service_name);
const cards = () =>
  state().services.dashboardData?.services.map(({ service_name }) => service_name) ?? [];

async function save(draft: Parameters<typeof serviceSaveRequested>[0]): Promise<void> {
  context.tab.dispatch(serviceSaveRequested(draft));
  await context.tab.until(({ services }) =>
    Object.values(services.forms).every(({ pending }) => !pending),
  );
}

it('U76 answers and events are shown with the name in the language of the user', async () => {
  const names = { service_name_en: ' Valet ', service_name_tr: '', service_name_cs: 'Prádelna' };
  context.tab.dispatch(servicesRequested());
  await save({ service_name: 'Laundry', ...names, ...LOOK });
  expect(context.sent.find(({ call }) => call.endsWith('/create'))?.body).toEqual({
    service_name: 'Laundry',
    service_names: { en: 'Valet', cs: 'Prádelna' },
    ...LOOK,
  });
  await context.tab.until(() => named().includes('Valet') && cards().includes('Valet'));
  const { id } = state().services.projectServices.find(
    ({ service_name }) => service_name === 'Laundry',
  ) ?? { id: 0 };

  await context.server.request({ service: id });
  await context.tab.until(() => context.tab.notices.some(({ title }) => title === 'Valet'));

  const call = readRequestListCall(new URLSearchParams(), REQUEST_LIST_SHAPES.waiting);
  context.tab.dispatch(listRequested(call));
  await context.tab.until(() => rows().length === 1);
  await context.server.request({ service: id });
  await context.tab.until(() => rows().length === 2);
  expect(rows()).toEqual(['Valet', 'Valet']);

  await save({ id, service_name: 'Laundry', ...names, service_name_en: 'Wash', ...LOOK });
  await context.tab.until(() => rows().every((name) => name === 'Wash'));
  await context.tab.until(() => cards().includes('Wash') && !cards().includes('Valet'));

  await save({ service_name: 'New', service_name_cs: 'PRÁDELNA', ...LOOK });
  expect(formOf(state().services.forms, 'new').problem).toMatchObject({
    errorCode: 'service_exist',
    field: 'service_name_cs',
  });
});
