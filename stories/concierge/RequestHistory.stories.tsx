import { RequestHistory } from '@concierge/ui/concierge/RequestHistory';
import type { SharedRequest } from '@concierge/contract/requestView';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { found } from '../hotel/hotel.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { latest, replyTo } from '../setup/reply.ts';
import { type Texts, textsOf } from '../setup/texts.ts';

/** What happened to the latest request that fits. */
const stepsOf = (texts: Texts, fits: (request: SharedRequest) => boolean) =>
  replyTo(texts, latest(texts, fits)).history;

const isDone = ({ state_id }: SharedRequest) => state_id === 4;

// No AllStates: a list of texts without variants; each course of a request is a story.
const meta = {
  title: 'Concierge/RequestHistory',
  component: RequestHistory,
  ...inLanguage((texts) => ({
    label: texts.labels.reply.history,
    zone: texts.labels.reply.historyZone,
    steps: stepsOf(texts, isDone),
  })),
} satisfies Meta<typeof RequestHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

// U18
/** Received, approved and completed, in order. */
export const Default: Story = {
  tags: ['picture-dark'],
  play: async (context) => {
    const { canvas, step } = context;
    const texts = textsOf(context);
    await step('A named list of what happened, in order', async () => {
      const name = texts.labels.reply.history;
      await expect(canvas.getByRole('list', { name })).toBeVisible();
      const steps = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
      const { approved_by_name, completed_by_name } = latest(texts, isDone);
      const times = stepsOf(texts, isDone).map(({ at }) => at);
      const by = (state: 2 | 4, by_name: string | null) =>
        texts.t(`requests:reply.history.by.${state}`, { name: by_name });
      await expect(steps).toEqual([
        `${texts.t('requests:reply.history.arrived')}${times[0]}`,
        `${by(2, approved_by_name)}${times[1]}`,
        `${by(4, completed_by_name)}${times[2]}`,
      ]);
    });
  },
};
/** Approved first, then canceled. */
export const CanceledAfterApproval: Story = inLanguage((texts) => ({
  steps: stepsOf(texts, ({ state_id, approved_at }) => state_id === 3 && approved_at !== null),
}));
/** The name of a user who is gone is left out. */
export const WithoutName: Story = inLanguage((texts) => {
  const request = found(texts.hotel.requests.find(isDone));
  const gone = { ...request, approved_by_name: null, completed_by_name: null };
  return { steps: replyTo(texts, gone).history };
});
