import { describe, expect, it } from 'vitest';
import {
  EMPTY_REPLY,
  canConfirm,
  closedReason,
  nextReply,
  replyOf,
  startReply,
  type ReplyDraft,
} from './replyModel.ts';

const typed: ReplyDraft = { picked: 2, confirming: true, direct: false, note: '  On our way ' };

describe('the steps of a reply', () => {
  it('D8 choosing a state opens the confirmation', () => {
    expect(nextReply(EMPTY_REPLY, { type: 'picked', state: 3 })).toEqual({
      picked: 3,
      confirming: true,
      direct: false,
      note: '',
    });
  });

  it('D8 going back and choosing another state keeps the note', () => {
    const back = nextReply(typed, { type: 'wentBack' });
    expect(back).toEqual({ ...typed, confirming: false });
    expect(nextReply(back, { type: 'picked', state: 3 }).note).toBe('  On our way ');
  });

  it('D8 typing changes the note alone', () => {
    expect(nextReply(typed, { type: 'noted', note: 'x' })).toEqual({ ...typed, note: 'x' });
  });
});

describe('what may be sent', () => {
  it('D10 a state that is no longer allowed cannot be confirmed', () => {
    expect(canConfirm(typed, [{ state: 2, allowed: true }])).toBe(true);
    expect(canConfirm(typed, [{ state: 2, allowed: false, reason: 'Taken' }])).toBe(false);
    expect(canConfirm(EMPTY_REPLY, [{ state: 2, allowed: true }])).toBe(false);
  });

  it('D8 the note is sent trimmed, and only from users who may write one', () => {
    expect(replyOf(typed, true)).toEqual({ state: 2, note: 'On our way' });
    expect(replyOf(typed, false)).toEqual({ state: 2, note: '' });
    expect(replyOf(EMPTY_REPLY, true)).toBeNull();
  });
});

describe('where a reply begins', () => {
  it('U36 at the confirmation of a state that may be chosen; back and forth it is a choice like others', () => {
    const direct = startReply(2, [{ state: 2, allowed: true }]);
    expect(direct).toMatchObject({ picked: 2, confirming: true, direct: true });
    const back = nextReply(direct, { type: 'wentBack' });
    expect(nextReply(back, { type: 'picked', state: 2 }).direct).toBe(false);
  });

  it('U36 at the choices otherwise, and at the button that says why', () => {
    const choices = [{ state: 2, allowed: false, reason: 'The request is closed.' }] as const;
    expect(startReply(2, choices)).toMatchObject({ picked: 2, confirming: false });
    expect(startReply(undefined, choices)).toEqual(EMPTY_REPLY);
  });
});

it('U18 a request that nobody may change any more has one reason', () => {
  const reason = 'The request is closed.';
  const closed = [
    { state: 3, allowed: false, reason },
    { state: 2, allowed: false, reason },
    { state: 4, allowed: false },
  ] as const;
  expect(closedReason(closed)).toBe(reason);
  expect(closedReason([...closed, { state: 1, allowed: false, reason: 'Not yours.' }])).toBe(
    undefined,
  );
  expect(closedReason([...closed, { state: 1, allowed: true }])).toBe(undefined);
});
