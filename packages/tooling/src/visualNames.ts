/** Which pictures a story has. Apart from the other files since browsers load it too. */

export const THEMES = ['light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export interface PicturedStory {
  id: string;
  tags: readonly string[];
}

/** The tags of stories that have a picture: in light, or in light and dark. */
export const PICTURE_TAGS = ['picture', 'picture-dark'] as const;

/**
 * The picture of a story in a theme, or `undefined` where there is none. `components-button--all-states`
 * is `components-button/all-states`: a folder per component.
 */
export function pictureName({ id, tags }: PicturedStory, theme: Theme): string | undefined {
  const path = id.replace('--', '/');
  if (theme === 'light' && PICTURE_TAGS.some((tag) => tags.includes(tag))) return path;
  return theme === 'dark' && tags.includes('picture-dark') ? `${path}-dark` : undefined;
}
