import { Inline, RemovableTag } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';

const meta = {
  title: 'Components/RemovableTag',
  tags: ['!autodocs'],
  component: RemovableTag,
  args: { children: 'Room 204', removeLabel: 'Remove Room 204', onRemove: fn() },
} satisfies Meta<typeof RemovableTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { icon: 'tablet', tone: 'info' } };

/** Every tone, with an icon, off, cut, from right to left. */
export const AllStates: Story = {
  tags: ['matrix'],
  decorators: [inWidth(260)],
  render: ({ onRemove }) => (
    <Inline>
      {(['neutral', 'success', 'info', 'warning'] as const).map((tone) => (
        <RemovableTag key={tone} tone={tone} onRemove={onRemove} removeLabel={`Remove ${tone}`}>
          {tone}
        </RemovableTag>
      ))}
      <RemovableTag icon="tablet" onRemove={onRemove} removeLabel="Remove Room 204">
        Room 204
      </RemovableTag>
      <RemovableTag onRemove={onRemove} removeLabel="Remove Room 205" disabled>
        Room 205
      </RemovableTag>
      <RemovableTag onRemove={onRemove} removeLabel="Remove the suite">
        Prezidentské apartmá s výhledem na moře
      </RemovableTag>
      <RemovableTag dir="rtl" icon="tablet" onRemove={onRemove} removeLabel="Remove Room 206">
        Room 206
      </RemovableTag>
    </Inline>
  ),
};

/** Enter, Delete and Backspace on the button take the tag away. */
export const Keyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Room 204' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Delete}');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onRemove).toHaveBeenCalledTimes(3);
    await userEvent.keyboard('x');
    await expect(args.onRemove).toHaveBeenCalledTimes(3);
  },
};
