import { NewVersionNotice } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../fixtures/product.ts';

const reload = { label: say('shell:crash.reload'), onPress: fn() };

const meta = {
  title: 'Layout/NewVersionNotice',
  component: NewVersionNotice,
  args: { title: say('shell:newVersion.title'), children: say('shell:newVersion.reloading') },
} satisfies Meta<typeof NewVersionNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The page reloads by itself, or waits for what is typed. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => (
    <div>
      <NewVersionNotice {...args} />
      <NewVersionNotice {...args} reload={reload}>
        {say('shell:newVersion.ask')}
      </NewVersionNotice>
    </div>
  ),
};

export const Reloads: Story = {
  tags: ['!dev'],
  args: { reload },
  play: async ({ canvas, step }) => {
    await step('The button reloads', async () => {
      await userEvent.click(canvas.getByRole('button', { name: reload.label }));
      await expect(reload.onPress).toHaveBeenCalledOnce();
    });
  },
};
