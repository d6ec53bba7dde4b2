import { NewVersionNotice } from '@concierge/ui/layout/NewVersionNotice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

const onPress = fn();
const reloadIn = ({ t }: Texts) => ({ label: t('shell:crash.reload'), onPress });

const meta = {
  title: 'Layout/NewVersionNotice',
  component: NewVersionNotice,
  ...inLanguage(({ t }) => ({
    title: t('shell:newVersion.title'),
    children: t('shell:newVersion.reloading'),
  })),
} satisfies Meta<typeof NewVersionNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page reloads by itself. */
export const Default: Story = {};

/** The page reloads by itself, or waits for what is typed. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args, context) => (
    <div>
      <NewVersionNotice {...args} />
      <NewVersionNotice {...args} reload={reloadIn(textsOf(context))}>
        {textsOf(context).t('shell:newVersion.ask')}
      </NewVersionNotice>
    </div>
  ),
};

export const Reloads: Story = {
  tags: ['!dev'],
  ...inLanguage((texts) => ({ reload: reloadIn(texts) })),
  play: async ({ canvas, step }) => {
    await step('The button reloads', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reload the page' }));
      await expect(onPress).toHaveBeenCalledOnce();
    });
  },
};
