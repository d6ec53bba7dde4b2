/** The name of a language (BCP 47) in another one; its code where the browser knows none. */
export function languageName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' }).of(code) ?? code;
}
