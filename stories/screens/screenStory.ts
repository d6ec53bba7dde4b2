import { loadScreen } from '@concierge/console/testing/ConsoleScreen';
import { dismissToast } from '@concierge/ui';
import { LANGUAGES } from '@concierge/contract/constants';
import { desktop } from '../fixtures/viewports.ts';
import { languageModes } from '../setup/chromaticModes.ts';
import { HotelScreen, type HotelScreenProps } from './HotelScreen.tsx';

export interface LoaderContext {
  args: Partial<HotelScreenProps>;
  globals: Record<string, unknown>;
}

/** What all stories of screens share: a desktop viewport, and the console ready in the toolbar's language. */
export const screenStory = {
  component: HotelScreen,
  ...desktop,
  parameters: {
    ...desktop.parameters,
    controls: { include: ['viewer', 'network'] },
    chromatic: { modes: languageModes },
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
    await loadScreen(args.address ?? '/', language);
  },
};
