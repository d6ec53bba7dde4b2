import { afterEach, describe, expect, it, vi } from 'vitest';
import { fitting, lengthOfText } from './textLength.ts';

const FAMILY = '👨‍👩‍👧‍👦';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['an emoji of two halves', '😀', 1],
  ['a family', FAMILY, 7],
  ['letters and accents that are one letter', 'e\u0301c\u030C', 2],
  ['an accent that no letter has', 'q\u0303', 2],
])('Y61 counts %s as the server does', (_what, text, length) => {
  expect(lengthOfText(text)).toBe(length);
});

describe.each(['with', 'without'])('Y61 %s a segmenter of the browser', (how) => {
  it.each([
    ['a family that has room', 'ab', FAMILY, '', 9, FAMILY],
    ['a family behind what has room', '', `ab${FAMILY}cd`, 'z', 8, 'ab'],
    ['a letter with a mark', 'ab', 'q\u0303', '', 3, ''],
    ['letters pasted apart from their accents', 'ab', 'e\u0301', '', 3, 'e\u0301'],
    ['a flag', '', '🇨🇿🇹🇷', '', 3, '🇨🇿'],
    ['a thumb with its color', '', '👍🏽👍🏽', '', 3, '👍🏽'],
    ['anything in a text that was too long before', 'abcd', 'e', '', 3, ''],
  ])('%s', (_what, before, typed, after, limit, kept) => {
    if (how === 'without') vi.stubGlobal('Intl', {});
    expect(fitting(before, typed, after, limit)).toBe(kept);
  });
});
