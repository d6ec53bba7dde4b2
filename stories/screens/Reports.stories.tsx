import { reportRejected, reportRequested } from '@concierge/console/features/reports/reportsSlice';
import { i18n } from '@concierge/console/lib/i18n/i18n';
import { answer } from '@concierge/console/testing/ConsoleScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { phone } from '../fixtures/viewports.ts';
import { languageModes } from '../setup/chromaticModes.ts';
import { noNetwork, type HotelScreen } from './HotelScreen.tsx';
import { screenStory } from './screenStory.ts';

const meta = {
  title: 'Screens/Reports',
  ...screenStory(import.meta.glob('../../packages/console/src/app/screens/reports.ts')),
  args: { address: '/reports' },
} satisfies Meta<typeof HotelScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last seven days, compared with the seven before. */
export const Default: Story = {
  tags: ['picture'],
  parameters: { chromatic: { modes: languageModes } },
};
/** Under each other, nothing cut off. */
export const Phone: Story = phone;
/** The report could not be loaded. */
export const Failed: Story = {
  args: {
    answers: () => [
      answer(reportRequested, (call) => reportRejected({ call, problem: noNetwork })),
    ],
  },
};

// P1
/** From the menu, other days are two presses away. */
export const OtherDays: Story = {
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, step }) => {
    const received = () =>
      canvas.findByRole('link', { name: new RegExp(`^${i18n.t('reports:received')}: `) });
    const week = (await received()).getAttribute('href');
    await step('Days that have a name', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: new RegExp(i18n.t('reports:period')) }),
      );
      await userEvent.click(await screen.findByText(i18n.t('reports:last90')));
    });
    await step('Every number is about them', async () => {
      await expect((await received()).getAttribute('href')).not.toBe(week);
    });
  },
};
