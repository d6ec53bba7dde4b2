import type { ServiceRequest } from '@concierge/contract/requests';
import { expect, it } from 'vitest';
import { formatLocalTime } from '../../lib/i18n/localTime.ts';
import { signedInConsole } from '../../testing/signedIn.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { requestHistory } from './requestHistory.ts';

signedInConsole();

const ARRIVED = '2026-11-23T08:00:00.000Z';
const APPROVED = '2026-11-23T08:05:00.000Z';
const CANCELED = '2026-11-23T08:09:00.000Z';

function historyOf(facts: Partial<ServiceRequest>) {
  const t = i18n.getFixedT(null, 'requests');
  const untouched = {
    service_date: ARRIVED,
    approved_at: null,
    approved_by_name: null,
    canceled_at: null,
    canceled_by_name: null,
    completed_at: null,
    completed_by_name: null,
  };
  return requestHistory({ ...untouched, ...facts } as ServiceRequest, t);
}

it('U18 a waiting request has arrived', () => {
  expect(historyOf({})).toEqual([{ state: 1, text: 'Received', at: formatLocalTime(ARRIVED) }]);
});

it('U18 of a request that was approved and canceled both are told, with the names', () => {
  const facts = {
    approved_at: APPROVED,
    approved_by_name: 'elif',
    canceled_at: CANCELED,
    canceled_by_name: 'grace',
  };
  expect(historyOf(facts)).toMatchObject([
    { state: 1 },
    { state: 2, text: 'Approved by elif', at: formatLocalTime(APPROVED) },
    { state: 3, text: 'Canceled by grace', at: formatLocalTime(CANCELED) },
  ]);
});

it('U54 who approved it stays so after a hand-over, which is told with its time', () => {
  const facts = {
    approved_at: APPROVED,
    first_approved_by_name: 'operator',
    approver_since: CANCELED,
    approved_by_name: 'elif',
  };
  expect(historyOf(facts)).toMatchObject([
    { state: 1 },
    { state: 2, text: 'Approved by operator', at: formatLocalTime(APPROVED) },
    { state: 2, text: 'Passed on to elif', at: formatLocalTime(CANCELED) },
  ]);
});

it('U18 a user whose name is not known is left out', () => {
  const [, approved] = historyOf({ approved_at: APPROVED });
  expect(approved).toMatchObject({ state: 2, text: 'Approved' });
});
