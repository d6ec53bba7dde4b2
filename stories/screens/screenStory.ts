import { loadScreen } from '@concierge/console/testing/ConsoleScreen';
import { dismissToast } from '@concierge/ui/Toaster';
import { LANGUAGES } from '@concierge/contract/constants';
import { expect, screen, waitFor, within } from 'storybook/test';
import { desktop, phone } from '../fixtures/viewports.ts';
import { darkMode } from '../setup/chromaticModes.ts';
import { HotelScreen, type HotelScreenProps } from './HotelScreen.tsx';

export interface LoaderContext {
  args: Partial<HotelScreenProps>;
  globals: Record<string, unknown>;
}

/**
 * What all stories of screens share: a desktop viewport, and the console ready in the toolbar's language.
 * @param screens Those the stories come to, loaded ahead. Chromatic renders the stories again when one of them changes;
 *   the console's list of all screens is `untraced` in chromatic.config.json.
 */
export const screenStory = (screens: Record<string, () => Promise<unknown>>) => ({
  component: HotelScreen,
  ...desktop,
  parameters: {
    ...desktop.parameters,
    controls: { include: ['viewer', 'network'] },
    chromatic: { modes: darkMode },
  },
  argTypes: {
    viewer: { control: 'radio' as const, options: ['helena', 'grace', 'tomas', null] },
    network: {
      control: 'radio' as const,
      options: ['live', 'connecting', 'catching-up', 'offline'],
    },
  },
  beforeEach: () => () => dismissToast(),
  loaders: async ({ args, globals }: LoaderContext): Promise<void> => {
    const language = LANGUAGES.find((code) => code === globals['locale']) ?? 'en';
    await Promise.all([
      loadScreen(args.address ?? '/', language),
      ...Object.values(screens).map((load) => load()),
    ]);
  },
});

interface Steps {
  step: (title: string, run: () => Promise<void>) => Promise<void> | void;
}

/** A list on a phone. */
export const phoneList = {
  ...phone,
  play: async ({ step }: Steps): Promise<void> => {
    await step('One line of buttons is above the list', async () => {
      const bar = await screen.findByRole('search');
      await waitFor(() => expect(within(bar).getAllByRole('button')[0]).toBeVisible());
    });
  },
};
