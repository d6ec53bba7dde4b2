import { describe, expect, it } from 'vitest';
import {
  allowedStates,
  appendCanceledLog,
  canChangeState,
  canGiveBack,
  canHandOver,
  canMessage,
  canNote,
  canReceive,
  canTakeOver,
  canceledLogUserIds,
  hasCanceled,
  statusButton,
  type Actor,
  type StatusButton,
} from './requestRules.ts';
import { REQUEST_STATES, RequestState } from './requestStates.ts';
import { UserType } from './userTypes.ts';

const ME = 7;
const OTHER_USER = 8;

const roles = { admin: UserType.admin, operator: UserType.operator } as const;
const approvers = { none: null, self: ME, other: OTHER_USER } as const;
const logs = {
  none: null,
  me: `[{"user_id":${ME},"at":"2026-03-02T09:30:00.000Z"}]`,
  other: `[{"user_id":${OTHER_USER},"at":"2026-03-02T09:30:00.000Z"}]`,
} as const;

type Role = keyof typeof roles;
type Approver = keyof typeof approvers;
type Log = keyof typeof logs;

/**
 * The states reachable from each state, by who approved it. Repeated on purpose: the table is the
 * specification, the code is the implementation.
 */
const REACHABLE: Record<RequestState, Record<Approver, readonly RequestState[]>> = {
  1: { none: [2, 3], self: [2, 3], other: [2, 3] },
  2: { none: [], self: [3, 4], other: [] },
  3: { none: [], self: [], other: [] },
  4: { none: [], self: [], other: [] },
};

/** The status button of an operator; an admin's is open unless the log names the admin. */
const OPERATOR_BUTTON: Record<RequestState, Record<Approver, StatusButton>> = {
  1: { none: 'open', self: 'open', other: 'open' },
  2: { none: 'open', self: 'open', other: 'disabled' },
  3: { none: 'open', self: 'open', other: 'disabled' },
  4: { none: 'open', self: 'open', other: 'disabled' },
};

const keys = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

const cases = REQUEST_STATES.flatMap((state) =>
  keys(roles).flatMap((role) =>
    keys(approvers).flatMap((approver) =>
      [true, false].flatMap((serviceAdmin) =>
        keys(logs).map((log) => ({ state, role, approver, serviceAdmin, log })),
      ),
    ),
  ),
);

interface Case {
  state: RequestState;
  role: Role;
  approver: Approver;
  serviceAdmin: boolean;
  log: Log;
}

function facts({ state, role, approver, serviceAdmin, log }: Case) {
  const actor: Actor = { id: ME, user_type: roles[role], is_service_admin: serviceAdmin };
  const request = { state_id: state, approved_by: approvers[approver], canceled_log: logs[log] };
  return { actor, request };
}

describe('request rules', () => {
  it.each(cases)(
    'D7 state $state, $role, approved by $approver, service admin $serviceAdmin, log $log',
    (given) => {
      const { actor, request } = facts(given);
      const expected = given.log === 'me' ? [] : REACHABLE[given.state][given.approver];
      expect(allowedStates(request, actor)).toEqual(expected);
      for (const to of REQUEST_STATES) {
        expect(canChangeState(request, actor, to)).toBe(expected.includes(to));
      }
      expect(canChangeState(request, actor, given.state)).toBe(false);
    },
  );

  it.each(cases)(
    'D5 status button: state $state, $role, approved by $approver, service admin $serviceAdmin, log $log',
    (given) => {
      const { actor, request } = facts(given);
      const whenOpen =
        given.role === 'admin' ? 'open' : OPERATOR_BUTTON[given.state][given.approver];
      expect(statusButton(request, actor)).toBe(given.log === 'me' ? 'canceled' : whenOpen);
    },
  );

  it.each(cases)(
    'D6 D8 note and message: state $state, $role, approved by $approver, service admin $serviceAdmin, log $log',
    (given) => {
      const { actor, request } = facts(given);
      const admin = given.role === 'admin';
      expect(canNote(actor)).toBe(admin || given.serviceAdmin);
      expect(canMessage(request, actor)).toBe(admin || given.approver === 'self');
    },
  );
});

/** Who may take over what another approved: repeated on purpose, as above. */
const TAKES_OVER: Record<Role, { approverLives: boolean; approverGone: boolean }> = {
  admin: { approverLives: true, approverGone: true },
  operator: { approverLives: false, approverGone: true },
};

const handOverCases = cases.flatMap((given) =>
  [true, false].flatMap((gone) =>
    [undefined, OTHER_USER].map((giver) => ({ ...given, gone, giver })),
  ),
);

describe('a hand-over', () => {
  const factsWith = (given: Case & { gone: boolean; giver: number | undefined }) => {
    const { actor, request } = facts(given);
    const { gone, giver } = given;
    const handedOver = giver === undefined ? {} : { handed_over_by: giver };
    return { actor, request: { ...request, approver_gone: gone, ...handedOver } };
  };

  it.each(handOverCases)(
    'M8 take over: state $state, $role, approved by $approver, gone $gone, service admin $serviceAdmin, log $log, from $giver',
    (given) => {
      const { actor, request } = factsWith(given);
      const { role, gone, state, approver, log } = given;
      const may = TAKES_OVER[role][gone ? 'approverGone' : 'approverLives'];
      const expected = state === 2 && approver === 'other' && log !== 'me' && may;
      expect(canTakeOver(request, actor)).toBe(expected);
      // D7 stays what it is, whoever was deleted: only a new approver goes on.
      expect(allowedStates(request, actor)).toEqual(allowedStates(facts(given).request, actor));
      if (!expected) return;
      const taken = { ...request, approved_by: ME, approver_gone: false };
      expect(allowedStates(taken, actor)).toEqual([3, 4]);
    },
  );

  it.each(handOverCases)(
    'M9 hand over, give back: state $state, $role, approved by $approver, gone $gone, service admin $serviceAdmin, log $log, from $giver',
    (given) => {
      const { actor, request } = factsWith(given);
      const holds = given.state === 2 && given.approver === 'self' && given.log !== 'me';
      expect(canHandOver(request, actor)).toBe(holds);
      expect(canGiveBack(request, actor)).toBe(holds && given.giver !== undefined);
      expect(canReceive(request, actor)).toBe(given.log !== 'me');
    },
  );
});

describe('canceled log', () => {
  it.each([
    [null, []],
    ['', []],
    ['nothing of ours', []],
    ['[{"user_id":7}]', [7]],
    ['[{"user_id": "7", "at": "x"}, {"user_id":12}]', [7, 12]],
    ['user_id 7', []],
  ])('%s names %j', (log, ids) => {
    expect(canceledLogUserIds(log)).toEqual(ids);
  });

  it('names whole ids only: 7 is not in a log of 77', () => {
    const log = appendCanceledLog(null, 77, '2026-03-02T09:30:00.000Z');
    expect(hasCanceled({ state_id: 3, approved_by: null, canceled_log: log }, { id: 7 })).toBe(
      false,
    );
  });

  it('D7 grows by one entry and stays JSON', () => {
    const once = appendCanceledLog(null, 7, '2026-03-02T09:30:00.000Z');
    const twice = appendCanceledLog(once, 8, '2026-03-02T09:31:00.000Z');
    expect(JSON.parse(twice)).toEqual([
      { user_id: 7, at: '2026-03-02T09:30:00.000Z' },
      { user_id: 8, at: '2026-03-02T09:31:00.000Z' },
    ]);
  });

  it('is replaced when the text is no log', () => {
    expect(canceledLogUserIds(appendCanceledLog('garbage', 7, 'now'))).toEqual([7]);
  });
});
