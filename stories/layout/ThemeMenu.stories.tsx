import { ThemeMenu } from '@concierge/ui/layout/ThemeMenu';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectClosed, press } from '../fixtures/keyboard.ts';
import { Row } from '../fixtures/Layout.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';

const meta = {
  title: 'Layout/ThemeMenu',
  component: ThemeMenu,
  parameters: { conformance: { root: 'IconButton' } },
  ...inLanguage(({ ui }) => ({
    selected: 'system' as const,
    labels: ui.themeMenuLabels,
    onSelectedChange: fn(),
  })),
} satisfies Meta<typeof ThemeMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button shows the theme in use. */
export const Default: Story = {};

/** The button for each choice. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => (
    <Row>
      {(['system', 'light', 'dark', 'contrast'] as const).map((theme) => (
        <ThemeMenu key={theme} {...args} selected={theme} />
      ))}
    </Row>
  ),
};

/** The menu is closed, and the button that has the focus again says its name. */
async function expectHint(button: HTMLElement): Promise<void> {
  await expectClosed('menu', () => button);
  await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
}

export const Chooses: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Appearance: System' });
    await press(button);
    const current = () => screen.getByRole('menuitemradio', { name: 'System' });
    await waitFor(() => expect(current()).toHaveFocus());
    await expect(current()).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSelectedChange).toHaveBeenCalledWith('dark');
    await expectHint(button);
  },
};
