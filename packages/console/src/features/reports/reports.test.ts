import { expect, it } from 'vitest';
import { holdAnswer } from '../../testing/holdAnswer.ts';
import { signedInConsole } from '../../testing/signedIn.ts';
import { waitFor } from '../../testing/waitFor.ts';
import { dayIn } from './reportQuery.ts';
import { reportLeft, reportRequested } from './reportsSlice.ts';

const context = signedInConsole();
const reports = () => context.tab.state().reports;

const FIRST = '2026-06-01';
const today = () => dayIn('UTC', Date.now());

it('P1 a report is loaded, and counts what comes while it is on screen', async () => {
  context.tab.dispatch(reportRequested({ from: FIRST, to: today() }));
  await context.tab.until(() => !reports().isLoading);
  const { report } = reports();
  expect(report).toMatchObject({ from: FIRST, to: today() });
  await context.server.request({ note: 'Towels' });
  await context.tab.until(() => reports().report?.received === (report?.received ?? 0) + 1);
  context.tab.dispatch(reportLeft());
  expect(reports().report).toBeNull();
});

it.each(['arrives', 'is lost'] as const)(
  'P1 what happens while a report is loaded is in it, also where the answer %s',
  async (how) => {
    context.tab.dispatch(reportRequested({ from: FIRST, to: today() }));
    await context.tab.until(() => !reports().isLoading);
    const before = reports().report?.received ?? 0;
    context.tab.dispatch(reportLeft());
    const answer = holdAnswer(/\/report$/);
    context.tab.dispatch(reportRequested({ from: FIRST, to: today() }));
    await answer.came;
    await context.server.request({ note: 'Towels' });
    await waitFor(() => expect(context.tab.notices).toHaveLength(1));
    await answer.release(how);
    await context.tab.until(() => reports().report?.received === before + 1);
    expect(reports().problem).toBeNull();
  },
);
