import { createAction } from '@reduxjs/toolkit';
import type { Language } from '@concierge/contract/constants';

/**
 * A user chose a language. Signed in, it becomes part of the account and the page reloads;
 * before that, it only changes what this browser shows. The language itself lives in i18next.
 */
export const languageChosen = createAction<Language>('language/chosen');
