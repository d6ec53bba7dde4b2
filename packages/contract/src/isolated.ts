/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * A text that a person wrote, for the middle of a sentence: one from right to left is isolated, so that what stands
 * beside it keeps its place, and marked, so that the sentence keeps its direction where it begins with it.
 */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u200E\u2068${text}\u2069` : text;
}
