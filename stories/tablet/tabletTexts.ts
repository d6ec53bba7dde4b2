import { LANGUAGES, type Language } from '@concierge/contract/constants';
import { type Say, textsOf } from '@concierge/tablet/texts/texts';

/** The language of the toolbar. */
export const languageOf = ({ globals }: { globals: Record<string, unknown> }): Language =>
  LANGUAGES.find((code) => code === globals['locale']) ?? 'en';

/** A text of the tablet in that language, for a play function. */
export const sayIn = (context: { globals: Record<string, unknown> }): Say =>
  textsOf(languageOf(context));
