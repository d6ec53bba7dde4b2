import type { Language } from '@concierge/contract/constants';
import { textsOf } from '@concierge/tablet/texts/texts';
import { NOTHING_KEPT } from '@concierge/tablet/model/tabletState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { phone } from '../fixtures/viewports.ts';
import { tabletStory } from './RoomTablet.tsx';
import { device } from './room.ts';
import { languageOf } from './tabletTexts.ts';

const meta = { title: 'Room tablet/Start', id: 'tablet-start', ...tabletStory } satisfies Meta<
  typeof tabletStory.component
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first thing a guest sees: each language greets in itself. */
export const PickLanguage: Story = {
  args: {
    state: (language) => ({
      ...NOTHING_KEPT,
      device: device(language),
      keptAt: '2026-03-02T09:30:00Z',
    }),
  },
};

/** On a phone. */
export const PickLanguagePhone: Story = { ...PickLanguage, ...phone };

// Q10
/** A guest changes the language later. */
export const ChangeLanguage: Story = {
  args: { address: '/tablet?language' },
  play: async (context) => {
    const language = languageOf(context);
    const other = language === 'cs' ? 'tr' : 'cs';
    const buttonOf = (code: Language) => {
      const own = textsOf(code)('languageName');
      return screen.getByRole('button', { name: (name) => name.includes(own) });
    };
    await context.step(
      'The language in use is marked, and another one is a press away',
      async () => {
        await expect(buttonOf(language)).toHaveAttribute('aria-pressed', 'true');
        await userEvent.click(buttonOf(other));
        const name = textsOf(other)('services.title');
        await waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible());
      },
    );
  },
};

/** It was opened without the address that the console shows. */
export const NotPaired: Story = { args: { state: () => ({ pairing: 'unpaired' }) } };

/** Staff have revoked its key, or given it another one. */
export const NoLongerPaired: Story = { args: { state: () => ({ pairing: 'refused' }) } };

/** Nothing has been loaded yet. */
export const Loading: Story = {
  args: { state: (language) => ({ ...NOTHING_KEPT, language, connection: 'connecting' }) },
};
