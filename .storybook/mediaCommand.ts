import type { BrowserCommand } from 'vitest/node';

/** What a person has set in their system, as far as stories are checked under it. */
export interface Media {
  reducedMotion?: 'reduce' | 'no-preference';
  forcedColors?: 'active' | 'none';
  media?: 'print' | 'screen';
}

/** Has the browser that runs the stories behave as if the person had set this. */
export const emulateMedia: BrowserCommand<[media: Media]> = async ({ page }, media) => {
  await page.emulateMedia(media);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
  }
}
