/** Tabs and line breaks, as they come along from a spreadsheet, with the spaces around them. */
const BREAKS = / *[\t\n\v\f\r\u0085\u2028\u2029][\t\n\v\f\r\u0085\u2028\u2029 ]*/gu;
/** Spaces that only say where a line may break, or how wide they are in print: they look like the common one. */
const SPACES = /[\u00A0\u2000-\u200A\u202F\u205F]/gu;

// Classes of Unicode are written within functions: they take a browser long to prepare, and few pages clean names.

/** Whether there is what cannot be seen: what a font shows nothing for, and characters that only control others. */
const hasInvisible = (text: string) => /[\p{Default_Ignorable_Code_Point}\p{Cf}]/u.test(text);
/** Signs below or around digits, which Unicode counts among them and which can be seen. */
const SEEN_FORMAT = /[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]/u;

const EMOJI_VARIANT = /[\uFE0E\uFE0F]/u;
const GLYPH_VARIANT = /[\uFE00-\uFE02\u{E0100}-\u{E01EF}]/u;
const MONGOLIAN_VARIANT = /[\u180B-\u180F]/u;
const KEYCAP = '\u20E3';
const KEYCAP_BASE = /[0-9#*]/u;
const ZERO_WIDTH_JOINER = '\u200D';
const JOINER = /[\u200C\u200D]/u;
/** Left-to-right, right-to-left and Arabic letter mark: in longer texts of mixed direction they are needed. */
const DIRECTION_MARK = /[\u200E\u200F\u061C]/u;

/** Arabic letters that never join to the next one: a joiner behind them changes nothing. */
const NEVER_JOINS =
  /[\u0621-\u0625\u0627\u0629\u062F-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06C0\u06C3-\u06CB\u06CD\u06CF\u06D2\u06D3\u06D5\u06EE\u06EF\u0759-\u075B\u076B\u076C\u0771\u0773\u0774\u0778\u0779]/u;
/** Signs that take the vowel of a letter and so join it to the next one, in the scripts of India and around. */
const VIRAMA =
  /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D3B\u0D3C\u0D4D\u0DCA\u0F84\u1039\u103A\u1714\u17D2\u1A60\u1B44\u1BAA\u1BAB\uA806\uA8C4\uA953\uA9C0\uABED]/u;
const isLetter = (character: string) => /[\p{L}\p{M}]/u.test(character);
const isJoiningLetter = (character: string) =>
  isLetter(character) &&
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Nko}\p{scx=Mand}\p{scx=Adlm}\p{scx=Rohg}\p{scx=Mong}\p{scx=Phag}]/u.test(
    character,
  );
const isIndicLetter = (character: string) =>
  isLetter(character) &&
  /[\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}\p{scx=Bali}\p{scx=Java}]/u.test(
    character,
  );

/** Unicode's canonical form, but for the variants of ideographs that people have in their names. */
const composed = (text: string) =>
  text.replace(/[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu, (part) => part.normalize('NFC'));

/** What has been kept so far, as far as the next character depends on it. */
interface Kept {
  text: string;
  last: string;
  /** The last one that is no mark on another. */
  base: string;
  /** Whether a virama is among the marks on it. */
  hasVirama: boolean;
}

function keep(kept: Kept, character: string): void {
  const isMark = /\p{M}/u.test(character);
  kept.text += character;
  kept.last = character;
  kept.hasVirama = isMark && (kept.hasVirama || VIRAMA.test(character));
  if (!isMark) kept.base = character;
}

/** Whether a joiner changes how the letters around it are written. */
function joinsLetters(joiner: string, { base, hasVirama }: Kept, after: string): boolean {
  if (hasVirama) return true;
  if (isIndicLetter(base)) return isIndicLetter(after);
  if (!isJoiningLetter(base) || NEVER_JOINS.test(base)) return false;
  return joiner === ZERO_WIDTH_JOINER || isJoiningLetter(after);
}

/** Whether an invisible character changes what is seen between what is kept and the next that is seen. */
function isNeeded(character: string, kept: Kept, after: string): boolean {
  const { last } = kept;
  if (EMOJI_VARIANT.test(character)) {
    return KEYCAP_BASE.test(last) ? after === KEYCAP : /\p{Emoji}/u.test(last);
  }
  if (GLYPH_VARIANT.test(character)) return /[\p{Unified_Ideograph}\p{scx=Mymr}]/u.test(last);
  if (MONGOLIAN_VARIANT.test(character)) return /\p{scx=Mong}/u.test(last);
  if (!JOINER.test(character)) return false;
  if (joinsLetters(character, kept, after)) return true;
  const joins = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]/u.test(last);
  return character === ZERO_WIDTH_JOINER && joins && /\p{Extended_Pictographic}/u.test(after);
}

const isFlag = (character: string) => character.startsWith('\u{1F3F4}') && character.length > 2;
const isSeen = (character: string) => !hasInvisible(character) || SEEN_FORMAT.test(character);

/** The characters of a text; the flag of a part of a country is one. */
const charactersOf = (text: string): string[] =>
  text.match(/\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}|[^]/gu) ?? [];

function withoutStray(text: string, isKept: (character: string) => boolean): string {
  const characters = charactersOf(text);
  const nextSeen: string[] = [];
  let after = '';
  for (let at = characters.length - 1; at >= 0; at -= 1) {
    nextSeen[at] = after;
    const character = characters[at] ?? '';
    if (isSeen(character)) after = character;
  }
  const kept: Kept = { text: '', last: '', base: '', hasVirama: false };
  for (const [at, character] of characters.entries()) {
    const isPlain = isSeen(character) || isKept(character);
    if (isPlain || isFlag(character) || isNeeded(character, kept, nextSeen[at] ?? '')) {
      keep(kept, character);
    }
  }
  return kept.text;
}

/** Composes and drops until nothing changes: what was held apart may come together. */
function cleaned(text: string, isKept: (character: string) => boolean): string {
  if (!hasInvisible(text)) return composed(text);
  const once = composed(withoutStray(composed(text), isKept));
  return once === text ? text : cleaned(once, isKept);
}

/**
 * A name as it is kept: composed, without space around it, tabs, line breaks and spaces of other kinds as a space, and without characters
 * that cannot be seen. Those that change what is seen stay: in emoji, in the names of Japan, and between the letters
 * of scripts that join them. Console and server use the same.
 */
export function cleanName(name: string): string {
  return cleaned(name.replace(SPACES, ' ').replace(BREAKS, ' '), () => false).trim();
}

/**
 * The first character that a name must not have, as `U+0007`: control characters, half characters and those that
 * only one vendor's fonts have. Undefined when there is none. For a name that was cleaned.
 */
export function forbiddenIn(name: string): string | undefined {
  const [found] = /[\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}]/u.exec(name) ?? [];
  const code = found?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return code && `U+${code}`;
}

/** For comparing: without what a reader may not notice, such as the color of an emoji. */
export const withoutInvisible = (name: string): string =>
  name.replace(/\p{Default_Ignorable_Code_Point}/gu, '');

/** Whether a name shows nothing: white space, or a Braille pattern without dots. */
export const isBlank = (name: string): boolean => !/[^\s\u2800]/u.test(name);

/**
 * A text of several lines as it is kept: without control characters other than tabs and line breaks, and without
 * what cannot be seen, as in a name; marks of direction stay.
 */
export function cleanText(text: string): string {
  const lines = text.replace(/[^\P{Cc}\t\n\r]/gu, '');
  return cleaned(lines, (character) => DIRECTION_MARK.test(character));
}
