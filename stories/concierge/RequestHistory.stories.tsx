import { RequestHistory, type RequestStep } from '@concierge/ui/concierge';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const arrived: RequestStep = { state: 1, text: 'Received', at: '02.03.2026 10:24' };
const approved: RequestStep = {
  state: 2,
  text: 'Approved by mehmet.yilmaz',
  at: '02.03.2026 10:31',
};
const canceled: RequestStep = {
  state: 3,
  text: 'Canceled by mehmet.yilmaz',
  at: '02.03.2026 10:40',
};
const done: RequestStep = {
  state: 4,
  text: 'Completed by mehmet.yilmaz',
  at: '02.03.2026 10:52',
};

// No AllStates: a list of texts without variants; each course of a request is a story.
const meta = {
  title: 'Concierge/RequestHistory',
  component: RequestHistory,
  args: {
    label: 'History',
    zone: 'Local time (Europe/Prague)',
    steps: [arrived, approved, done],
  },
} satisfies Meta<typeof RequestHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

// U18
export const Default: Story = {
  tags: ['picture-dark'],
  play: async ({ canvas, step }) => {
    await step('A named list of what happened, in order', async () => {
      await expect(canvas.getByRole('list', { name: 'History' })).toBeVisible();
      const steps = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
      await expect(steps).toEqual([
        'Received02.03.2026 10:24',
        'Approved by mehmet.yilmaz02.03.2026 10:31',
        'Completed by mehmet.yilmaz02.03.2026 10:52',
      ]);
    });
  },
};
export const CanceledAfterApproval: Story = { args: { steps: [arrived, approved, canceled] } };
/** The name of a user who is gone is left out. */
export const WithoutName: Story = {
  args: { steps: [arrived, { ...approved, text: 'Approved' }, { ...done, text: 'Completed' }] },
};
