import type { Language } from '@concierge/contract/constants';
import { staffPaths as paths } from '@concierge/contract/staffPaths';
import { post } from '../../lib/http/http.ts';

export const languageApi = {
  change: (language: Language) => post<unknown>(paths.changeLang(language)),
};
