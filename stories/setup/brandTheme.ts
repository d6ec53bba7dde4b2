import manifest from '@concierge/ui/package.json';
import tokens from '@concierge/ui/tokens.json';
import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import type { Theme } from './preferredTheme.ts';

/** The brand as Storybook renders it above its menu: the product's own sign, its name and the version shown. */
const BRAND = `
<span class="brand">
  <img src="./favicon.svg" alt="" width="24" height="24" />
  <span>Concierge <span class="brand-version">${manifest.version}</span></span>
</span>`;

/** The frame and the guides of Storybook in the colors, the font and the shapes of our own components. */
function brandTheme(theme: Theme): ThemeVars {
  const { color } = tokens[theme];
  const { font, radius } = tokens.base;
  return create({
    base: theme === 'dark' ? 'dark' : 'light',
    brandTitle: BRAND,
    brandUrl: './?path=/docs/start-introduction--docs',
    brandTarget: '_self',
    fontBase: font.sans,
    fontCode: font.mono,
    colorPrimary: color.accent,
    colorSecondary: color.link,
    appBg: color.canvas,
    appContentBg: color.surface,
    appPreviewBg: color.canvas,
    appHoverBg: color.surfaceHover,
    appBorderColor: color.border,
    appBorderRadius: Number.parseInt(radius.md, 10),
    textColor: color.text,
    textInverseColor: color.surface,
    textMutedColor: color.textMuted,
    barBg: color.surface,
    barTextColor: color.textMuted,
    barHoverColor: color.link,
    barSelectedColor: color.link,
    buttonBg: color.surface,
    buttonBorder: color.borderStrong,
    booleanBg: color.surfaceSunken,
    booleanSelectedBg: color.surface,
    inputBg: color.surface,
    inputBorder: color.borderControl,
    inputTextColor: color.text,
    inputBorderRadius: Number.parseInt(radius.md, 10),
  });
}

const brandThemes: Readonly<Record<Theme, ThemeVars>> = {
  light: brandTheme('light'),
  dark: brandTheme('dark'),
  contrast: brandTheme('contrast'),
};

/** The theme of the toolbar for Storybook itself. */
export const brandThemeOf = (theme: unknown): ThemeVars =>
  brandThemes[theme === 'dark' || theme === 'contrast' ? theme : 'light'];
