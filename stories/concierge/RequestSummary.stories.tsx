import { RequestSummary } from '@concierge/ui/concierge';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { phone } from '../fixtures/viewports.ts';

const meta = {
  title: 'Concierge/RequestSummary',
  component: RequestSummary,
  args: {
    label: 'Requests at a glance',
    figures: [
      {
        id: 'waiting',
        label: 'Waiting',
        value: '67',
        href: '/requests/waiting',
        state: 'waiting',
      },
      {
        id: 'oldest',
        label: 'Longest wait',
        value: '41 min',
        href: '/requests/waiting?orderBy=service_date',
      },
      {
        id: 'approved',
        label: 'Approved',
        value: '21',
        href: '/requests/approved',
        state: 'approved',
      },
      {
        id: 'mine',
        label: 'Approved by me',
        value: '6',
        href: '/requests/approved?approved_by=1',
      },
      {
        id: 'done',
        label: 'Completed today',
        value: '1,112',
        href: '/requests/done',
        state: 'done',
      },
    ],
  },
} satisfies Meta<typeof RequestSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllStates: Story = { tags: ['picture-dark'] };
export const Phone: Story = { ...phone };
/** A figure that is not known yet keeps its place. */
export const Unknown: Story = {
  args: {
    figures: meta.args.figures.map((figure) =>
      figure.id === 'done' ? { ...figure, value: null } : figure,
    ),
  },
};

// U38
export const Keyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, step }) => {
    await step('Each figure is a link to what it counts, in reading order', async () => {
      const links = canvas.getAllByRole('link');
      await expect(links.map((link) => link.getAttribute('href'))).toEqual(
        meta.args.figures.map(({ href }) => href),
      );
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Waiting 67' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Longest wait 41 min' })).toHaveFocus();
    });
  },
};
