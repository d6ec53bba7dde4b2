import type { Language } from '@concierge/contract/constants';
import { startPaths } from '@concierge/contract/startPaths';
import { post } from '../../lib/http/http.ts';

export const languageApi = {
  change: (language: Language) => post<unknown>(startPaths.changeLang(language)),
};
