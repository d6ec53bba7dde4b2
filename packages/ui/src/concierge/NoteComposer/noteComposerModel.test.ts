import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFTS, canSend, lengthOf, startAudience } from './noteComposerModel.ts';

describe('a note to staff or guest', () => {
  it('M12 begins for staff', () => {
    expect(startAudience(EMPTY_DRAFTS)).toBe('staff');
    expect(startAudience({ staff: 'a', guest: 'b' })).toBe('staff');
    expect(startAudience({ staff: ' ', guest: 'b' })).toBe('guest');
  });

  it('M12 is sent when something is written, within the limit, without the white space around it', () => {
    expect(canSend('  \n', 10)).toBe(false);
    expect(canSend(` ${'x'.repeat(10)} `, 10)).toBe(true);
    expect(canSend('x'.repeat(11), 10)).toBe(false);
  });

  it('M12 counts only near the limit', () => {
    expect(lengthOf('short', 2_000)).toBeNull();
    expect(lengthOf('x'.repeat(1_950), 2_000)).toEqual({ left: 50 });
    expect(lengthOf('x'.repeat(2_003), 2_000)).toEqual({ left: -3 });
  });

  it('Y61 counts as the server does', () => {
    expect(canSend('😀'.repeat(10), 10)).toBe(true);
    expect(lengthOf('e\u0301'.repeat(12), 10)).toEqual({ left: -2 });
  });
});
