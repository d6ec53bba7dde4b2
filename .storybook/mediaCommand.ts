import type { BrowserCommand } from 'vitest/node';

/** The media features stories are tested under. */
export interface Media {
  reducedMotion?: 'reduce' | 'no-preference';
  forcedColors?: 'active' | 'none';
  media?: 'print' | 'screen';
}

/** Emulates media features in the browser that runs the stories. */
export const emulateMedia: BrowserCommand<[media: Media]> = async ({ page }, media) => {
  await page.emulateMedia(media);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
  }
}
