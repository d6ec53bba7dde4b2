import { expect } from 'storybook/test';
import { foreignTexts } from '../../fixtures/texts/foreignTexts.ts';
import { LOCALES, textsOf, type Locale, type Texts } from '../../fixtures/texts/translations.ts';
import { desktop } from '../../fixtures/viewports.ts';

export interface StoryContext {
  globals: Record<string, unknown>;
}

function localeOf({ globals }: StoryContext): Locale {
  return LOCALES.find((locale) => locale === globals['locale']) ?? 'en';
}

/** The texts a play function looks for, in the language its story is drawn in. */
export function textsIn(context: StoryContext): Texts {
  return textsOf(localeOf(context));
}

/** What all stories of screens share: a desk, and not one text that the console does not have. */
export const screenStory = {
  ...desktop,
  afterEach: async (context: StoryContext) => {
    await expect(foreignTexts(document.body, localeOf(context))).toEqual([]);
  },
};

/** The variations every screen is looked at in. */
export const dark = { globals: { ...desktop.globals, theme: 'dark' } };
export const contrast = { globals: { ...desktop.globals, theme: 'contrast' } };
export const czech = { globals: { ...desktop.globals, locale: 'cs' } };
export const turkish = { globals: { ...desktop.globals, locale: 'tr' } };
