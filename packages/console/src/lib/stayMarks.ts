import type { Mark } from '@concierge/ui/concierge/RequestTable';
import { languageName } from './i18n/languageName.ts';

interface MarkTexts {
  doNotDisturb: string;
  speaks: (language: string) => string;
}

/** What staff should know of a guest before they knock, as signs: quiet, and which language. */
export function stayMarks(
  stay: { lang?: string | null | undefined; do_not_disturb?: boolean | undefined },
  locale: string,
  { doNotDisturb, speaks }: MarkTexts,
): Mark[] {
  const marks: Mark[] = stay.do_not_disturb ? [{ text: doNotDisturb, icon: 'moon' }] : [];
  if (stay.lang) {
    const [letters = ''] = stay.lang.toUpperCase().split('-');
    marks.push({ text: speaks(languageName(stay.lang, locale)), letters });
  }
  return marks;
}
