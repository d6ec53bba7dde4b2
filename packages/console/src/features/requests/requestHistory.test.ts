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

it.each<[string, Partial<ServiceRequest>, object[]]>([
  ['a waiting request has arrived', {}, []],
  [
    'of a request that was approved and canceled both are told, with the names',
    {
      approved_at: APPROVED,
      approved_by_name: 'elif',
      canceled_at: CANCELED,
      canceled_by_name: 'grace',
    },
    [
      { state: 2, text: 'Approved by elif', at: formatLocalTime(APPROVED) },
      { state: 3, text: 'Canceled by grace', at: formatLocalTime(CANCELED) },
    ],
  ],
  [
    'W3 what its guest canceled names the guest',
    { state_id: 3, canceled_by: null, canceled_at: CANCELED },
    [{ state: 3, text: 'Canceled by Guest', at: formatLocalTime(CANCELED) }],
  ],
  [
    'who approved it stays so after a hand-over, which is told with its time',
    {
      approved_at: APPROVED,
      first_approved_by_name: 'operator',
      approver_since: CANCELED,
      approved_by_name: 'elif',
    },
    [
      { state: 2, text: 'Approved by operator', at: formatLocalTime(APPROVED) },
      { state: 2, text: 'Passed on to elif', at: formatLocalTime(CANCELED) },
    ],
  ],
  [
    'a user whose name is not known is left out',
    { approved_at: APPROVED },
    [{ state: 2, text: 'Approved', at: formatLocalTime(APPROVED) }],
  ],
])('U18 U54 %s', (_what, facts, steps) => {
  const arrived = { state: 1, text: 'Received', at: formatLocalTime(ARRIVED) };
  expect(historyOf(facts)).toEqual([arrived, ...steps]);
});
