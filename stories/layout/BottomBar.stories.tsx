import { BottomBar, type BottomBarItem } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { narrowest, phone } from '../fixtures/viewports.ts';

const more = fn();

const items = (names: readonly string[], count: number, counted: string): BottomBarItem[] => [
  {
    id: 'waiting',
    label: names[0] ?? '',
    icon: 'clock',
    href: '/requests/waiting',
    current: true,
    badge: { count, label: counted },
  },
  { id: 'approved', label: names[1] ?? '', icon: 'circle-check', href: '/requests/approved' },
  { id: 'messages', label: names[2] ?? '', icon: 'mail', href: '/messages' },
  { id: 'more', label: names[3] ?? '', icon: 'ellipsis', onSelect: more },
];

// No AllStates: it fills the edge it is at. Each state and each width is a story.
const meta = {
  title: 'Layout/BottomBar',
  component: BottomBar,
  args: {
    label: 'Quick navigation',
    items: items(['Waiting', 'Approved', 'Messages', 'More'], 4, '4 waiting requests'),
  },
  ...phone,
  beforeEach: () => void more.mockClear(),
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

// U37
export const Default: Story = {
  tags: ['picture-dark'],
  play: async ({ canvas, step }) => {
    await step('Links with the count in words, the current page marked', async () => {
      const waiting = canvas.getByRole('link', { name: /Waiting.*4 waiting requests/ });
      await expect(waiting).toHaveAttribute('aria-current', 'page');
      await expect(canvas.getByRole('link', { name: 'Messages' })).not.toHaveAttribute(
        'aria-current',
      );
    });
    await step('Every target is at least 44 px', async () => {
      for (const target of [...canvas.getAllByRole('link'), canvas.getByRole('button')]) {
        const { width, height } = target.getBoundingClientRect();
        await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    });
    await step('An entry without an address acts', async () => {
      canvas.getByRole('button', { name: 'More' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(more).toHaveBeenCalledOnce();
      canvas.getByRole('button', { name: 'More' }).blur();
    });
  },
};

export const Turkish: Story = {
  ...narrowest,
  args: {
    label: 'Hızlı gezinme',
    items: items(['Bekleyenler', 'Onaylananlar', 'Mesajlar', 'Diğer'], 4, '4 bekleyen talep'),
  },
};
