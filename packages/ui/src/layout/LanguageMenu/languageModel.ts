import type { FlagCountry } from '../../components/Flag/Flag.tsx';

/** The flag beside a language code: en gb, tr tr, cs cz, anything else gb. */
export function countryOf(language: string): FlagCountry {
  const [code] = language.toLowerCase().split('-');
  if (code === 'tr') return 'tr';
  return code === 'cs' ? 'cz' : 'gb';
}

/** The code as the header shows it: upper case by no language's own rules, so that `tr-TR` never gets a dotted İ. */
export function codeOf(language: string): string {
  return (language.split('-')[0] ?? language).toUpperCase();
}
