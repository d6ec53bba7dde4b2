import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TokenList } from './TokenList.tsx';
import { allTokens, THEMES } from './tokenModel.ts';

const meta = {
  title: 'Foundations/All tokens',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;

/** To find and to copy; values are those of the toolbar's theme. */
export const AllTokens: StoryObj = {
  name: 'All tokens',
  render: (_args, { globals }) => (
    <TokenList theme={THEMES.find((theme) => theme === globals['theme']) ?? 'light'} />
  ),
  play: async ({ canvas, step }) => {
    const rows = () => canvas.getAllByRole('row').length - canvas.getAllByRole('table').length;
    await expect(rows()).toBe(allTokens.length);
    await step('A word, a variable or a value finds tokens', async () => {
      const field = canvas.getByRole('searchbox', { name: 'Find a token' });
      await userEvent.type(field, '--cc-space-4');
      await expect(rows()).toBe(1);
      await expect(canvas.getByRole('button', { name: 'Copy t.space[4]' })).toBeVisible();
      await userEvent.clear(field);
    });
  },
};
