import { LanguageMenu } from '@concierge/ui/layout/LanguageMenu';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectClosed, press } from '../fixtures/keyboard.ts';
import { languages } from '../fixtures/words.ts';
import { Row } from '../fixtures/Layout.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';

const meta = {
  title: 'Layout/LanguageMenu',
  component: LanguageMenu,
  parameters: { conformance: { root: 'Button' } },
  ...inLanguage(({ language, ui }) => ({
    selected: language as string,
    ...ui.languageMenuLabels,
    languages,
    onSelectedChange: fn(),
  })),
} satisfies Meta<typeof LanguageMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button shows the language in use. */
export const Default: Story = {};

/** The button in each language, in one without a flag, and where the code has a country. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => (
    <Row>
      {['en', 'tr', 'cs', 'de', 'tr-TR'].map((current) => (
        <LanguageMenu key={current} {...args} selected={current} />
      ))}
    </Row>
  ),
};

// B7
export const Chooses: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole('button', { name: 'Language: EN' });
    await step('Offers English, Turkish, Czech, the current one marked', async () => {
      await press(button);
      await waitFor(() =>
        expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus(),
      );
      const entries = screen.getAllByRole('menuitemradio');
      await expect(entries.map((entry) => entry.textContent)).toEqual([
        'English',
        'Türkçe',
        'Čeština',
      ]);
      await expect(entries[0]).toBeChecked();
      // Each is read out in its own language.
      const label = screen.getByText('Čeština');
      await expect(label).toHaveAttribute('lang', 'cs');
    });
    await step('Choosing reports the code', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(args.onSelectedChange).toHaveBeenCalledWith('cs');
      await expectClosed('menu', () => button);
    });
  },
};
