import { expect, it } from 'vitest';
import { signedInConsole } from '../../testing/signedIn.ts';
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
