import { RequestSummary } from '@concierge/ui/concierge/RequestSummary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { phone } from '../fixtures/viewports.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { figuresIn } from '../setup/summary.ts';

const meta = {
  title: 'Concierge/RequestSummary',
  component: RequestSummary,
  ...inLanguage((texts) => ({
    label: texts.t('dashboard:summary.label'),
    figures: figuresIn(texts),
  })),
} satisfies Meta<typeof RequestSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What waits, since when, and what is whose. */
export const Default: Story = {};
/** With and without the color of a state; thousands are grouped as the language does. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  ...inLanguage((texts) => ({ figures: figuresIn(texts, { done: 1204 }) })),
};
/** On a phone they wrap into rows. */
export const Phone: Story = { ...phone };
/** A figure that is not known yet keeps its place. */
export const Unknown: Story = inLanguage((texts) => ({
  figures: figuresIn(texts, { done: null }),
}));

// U38
export const Keyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, step }) => {
    const { figures } = meta.args;
    await step('Each figure is a link to what it counts, in reading order', async () => {
      const links = canvas.getAllByRole('link');
      await expect(links.map((link) => link.getAttribute('href'))).toEqual(
        figures.map(({ href }) => href),
      );
      const [waiting, oldest] = figures.map(({ value }) => value as string);
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: `Waiting ${waiting}` })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: `Longest wait ${oldest}` })).toHaveFocus();
    });
  },
};
