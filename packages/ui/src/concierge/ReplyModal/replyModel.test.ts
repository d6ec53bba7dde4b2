import { describe, expect, it } from 'vitest';
import { EMPTY_REPLY, canConfirm, nextReply, replyOf, type ReplyDraft } from './replyModel.ts';

const typed: ReplyDraft = { picked: 2, confirming: true, note: '  On our way ' };

describe('the steps of a reply', () => {
  it('D8 choosing a state opens the confirmation', () => {
    expect(nextReply(EMPTY_REPLY, { type: 'picked', state: 3 })).toEqual({
      picked: 3,
      confirming: true,
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
