import type { Language } from '@concierge/contract/constants';
import { paths } from '@concierge/contract/paths';
import { post } from '../../lib/http/http.ts';

export const languageApi = {
  change: (language: Language) => post<unknown>(paths.changeLang(language)),
};
