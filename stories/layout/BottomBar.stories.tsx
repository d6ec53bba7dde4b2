import { BottomBar } from '@concierge/ui/layout/BottomBar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { phoneBarIn } from '../fixtures/menu.ts';
import { narrowest, phone } from '../fixtures/viewports.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const more = fn();

// No AllStates: it fills the edge it is at. Each state and each width is a story.
const meta = {
  title: 'Layout/BottomBar',
  component: BottomBar,
  ...inLanguage((texts) => phoneBarIn(texts, more)),
  ...phone,
  beforeEach: () => void more.mockClear(),
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

// U37
/** The lists within reach of the thumb, with what waits counted. */
export const Default: Story = {
  tags: ['picture-dark'],
  play: async (context) => {
    const { canvas, step } = context;
    const { t, hotel } = textsOf(context);
    await step('Links with the count in words, the current page marked', async () => {
      const count = hotel.requests.filter(({ state_id }) => state_id === 1).length;
      const waiting = canvas.getByRole('link', {
        name: new RegExp(`${t('shell:menu.waiting')}.*${t('shell:menu.waitingCount', { count })}`),
      });
      await expect(waiting).toHaveAttribute('aria-current', 'page');
      await expect(
        canvas.getByRole('link', { name: t('shell:menu.messages') }),
      ).not.toHaveAttribute('aria-current');
    });
    await step('Every target is at least 44 px', async () => {
      for (const target of [...canvas.getAllByRole('link'), canvas.getByRole('button')]) {
        const { width, height } = target.getBoundingClientRect();
        await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    });
    await step('An entry without an address acts', async () => {
      const button = canvas.getByRole('button', { name: t('shell:phoneBar.more') });
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(more).toHaveBeenCalledOnce();
      button.blur();
    });
  },
};

/** On the narrowest phone nothing is cut. */
export const Narrowest: Story = { ...narrowest };
