/** Which pictures a story has. Apart from the other files since browsers load it too. */

export const THEMES = ['light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export interface PicturedStory {
  id: string;
  name: string;
  tags: readonly string[];
}

/**
 * The picture of a story in a theme, or `undefined` where there is none. `components-button--default` is
 * `components-button/default`: a folder per component. A story has a picture in its own theme and, with the tag
 * `all-themes`, one in each other. The Playground and stories with the tag `no-picture` have none.
 */
export function pictureName(
  { id, name, tags }: PicturedStory,
  own: Theme,
  theme: Theme,
): string | undefined {
  if (name === 'Playground' || tags.includes('no-picture')) return undefined;
  if (theme === own) return id.replace('--', '/');
  return tags.includes('all-themes') ? `${id.replace('--', '/')}-${theme}` : undefined;
}
