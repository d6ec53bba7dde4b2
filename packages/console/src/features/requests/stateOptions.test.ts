import { viewRequest } from '@concierge/contract/requestView';
import type { ServiceRequest } from '@concierge/contract/requests';
import { WAITING_REQUEST } from '@concierge/contract/testing/waitingRequest';
import { isolated } from '@concierge/contract/isolated';
import { describe, expect, it, vi } from 'vitest';
import { i18n } from '../../lib/i18n/i18n.ts';
import { stateOptions } from './stateOptions.ts';
import { requestMarks, timesTaken } from './requestTexts.ts';
import { toRequestRow } from './useRequestRows.ts';

const me = { id: 7, user_type: 2, is_service_admin: false, username: 'elif' } as const;

function requestWith(facts: Partial<ServiceRequest>): ServiceRequest {
  return viewRequest({ ...WAITING_REQUEST, ...facts }, me);
}

const reasons = (request: ServiceRequest) =>
  stateOptions(request, me).map(({ allowed, reason }) => (allowed ? 'allowed' : reason));

it.each<[string, Partial<ServiceRequest>, (string | null)[]]>([
  ['waiting: approve or cancel', {}, ['current', 'allowed', 'allowed', 'notFromHere']],
  [
    'approved: the approver cancels or completes',
    { state_id: 2, approved_by: me.id },
    ['notFromHere', 'current', 'allowed', 'allowed'],
  ],
  [
    'approved: everyone else gets the reason that only the approver may',
    { state_id: 2, approved_by: 8 },
    ['notFromHere', 'current', 'notApprover', 'notApprover'],
  ],
  [
    'completed: nothing',
    { state_id: 4, approved_by: me.id },
    ['final', 'final', 'final', 'current'],
  ],
  [
    'canceled by the reader: nothing',
    { state_id: 3, canceled_log: '[{"user_id":7}]' },
    ['canceledByYou', 'canceledByYou', 'current', 'canceledByYou'],
  ],
])('D7 from %s', (_what, facts, expected) => {
  expect(reasons(requestWith(facts))).toEqual(expected);
});

describe('a request as a row', () => {
  it('D5 the status button is disabled for an operator when a colleague approved it', () => {
    const row = (facts: Partial<ServiceRequest>) => toRequestRow(requestWith(facts), me);
    expect(row({}).status_button).toBe('open');
    expect(row({ state_id: 2, approved_by: 7 }).status_button).toBe('open');
    expect(row({ state_id: 2, approved_by: 8 }).status_button).toBe('disabled');
    expect(row({ canceled_log: '[{"user_id":7}]' }).status_button).toBe('canceled');
  });

  it('U54 names who approved it and who handles it now, once each', () => {
    const names = (approved_by_name: string, first_approved_by_name: string) =>
      toRequestRow(requestWith({ approved_by_name, first_approved_by_name }), me).approved_by_name;
    const untouched = toRequestRow(requestWith({ approved_by_name: 'operator' }), me);
    expect(untouched.approved_by_name).toBe('operator');
    expect(names('elif', 'operator')).toBe([isolated('operator'), isolated('elif')].join(' › '));
    expect(names('operator', 'operator')).toBe('operator');
  });

  it('U56 is marked for the user it was given to, until it is opened', () => {
    const marks = requestMarks(i18n.getFixedT('en', 'requests'), 'en');
    const given = requestWith({ state_id: 2, approved_by: 7, unseen: true });
    expect(marks(given, 7)).toHaveLength(1);
    expect(marks(given, 8)).toBeUndefined();
    expect(marks({ ...given, unseen: false }, 7)).toBeUndefined();
  });

  it('W3 says how often it was asked for, and that it was not solved before', () => {
    const marks = requestMarks(i18n.getFixedT('en', 'requests'), 'en');
    expect(marks(requestWith({ asked: 2, follows_id: 3 }), 7)).toHaveLength(2);
    expect(marks(requestWith({ asked: 1 }), 7)).toBeUndefined();
  });

  it('U58 took as long as it waited, and then until it was canceled or completed', () => {
    const minutes = (facts: Partial<ServiceRequest>) =>
      timesTaken(requestWith({ service_date: '2026-03-02T23:30:00.000Z', ...facts })).map(
        (span) => span / 60_000,
      );
    const approved_at = '2026-03-02T23:40:00.000Z';
    const later = '2026-03-03T00:35:00.000Z';
    expect(minutes({})).toEqual([]);
    expect(minutes({ approved_at })).toEqual([10]);
    expect(minutes({ approved_at, completed_at: later })).toEqual([10, 55]);
    expect(minutes({ approved_at, canceled_at: later })).toEqual([10, 55]);
    expect(minutes({ canceled_at: later })).toEqual([65]);
  });

  it('D11 shows the service date in UTC and what users did in the timezone of the browser', () => {
    vi.stubEnv('TZ', 'Europe/Prague');
    const at = '2026-03-02T23:30:00.000Z';
    const request = requestWith({ approved_at: at, completed_at: at });
    const row = toRequestRow(request, me);
    expect(row).toMatchObject({
      service_date: '02.03.2026 23:30',
      approved_at: '03.03.2026 00:30',
      completed_at: '03.03.2026 00:30',
      canceled_at: null,
    });
  });
});
