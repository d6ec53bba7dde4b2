const base = (language: string): string => language.split('-')[0] ?? language;

/** Whether a language is the one in use, whatever the country: `cs` is where `cs-CZ` is in use. */
export function isSpoken(language: string, inUse: string): boolean {
  return base(language).toLowerCase() === base(inUse).toLowerCase();
}

/** The code as the header shows it: upper case by no language's own rules, so that `tr-TR` never gets a dotted İ. */
export function codeOf(language: string): string {
  return base(language).toUpperCase();
}
