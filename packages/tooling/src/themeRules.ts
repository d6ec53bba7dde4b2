/**
 * The axe rules whose answer can depend on the theme: it changes colors, and in high contrast borders as well.
 * Apart from the other files since browsers load it too.
 */
export const THEME_RULES: string[] = ['color-contrast', 'link-in-text-block', 'target-size'];
