import { Field, t } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { Stack } from '../fixtures/Layout.tsx';

const meta = {
  title: 'Components/Field',
  tags: ['!autodocs'],
  component: Field,
  args: {
    label: 'Photo of the room',
    children: (control) => (
      <input
        {...control}
        type="file"
        style={{ minBlockSize: `max(28px, ${t.size.target})`, border: '1px solid' }}
      />
    ),
  },
  decorators: [inWidth(360)],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { description: 'JPEG, up to 5 MB.' } };

/** The label names the control, the texts describe it. */
export const Anatomy: Story = {
  args: {
    description: 'JPEG, up to 5 MB.',
    error: 'This file is no picture.',
    required: true,
  },
  play: async ({ canvas, step }) => {
    const control = canvas.getByLabelText(/Photo of the room/);
    await step('Q3 the control is described, invalid and required', async () => {
      await expect(control).toHaveAccessibleDescription(
        'This file is no picture. JPEG, up to 5 MB.',
      );
      await expect(control).toBeInvalid();
      await expect(control).toBeRequired();
    });
    await step('Q3 its label names it', async () => {
      await expect(canvas.getByText<HTMLLabelElement>('Photo of the room').control).toBe(control);
    });
  },
};

export const AllStates: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={20}>
      <Field {...args} />
      <Field {...args} labelPlacement="start" />
      <Field {...args} required description="Description" />
      <Field {...args} error="Something is wrong" />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Fotografie pokoje, kterou uvidí host na tabletu i personál v seznamu',
    error:
      'Dosya en çok 5 MB olabilir ve JPEG ya da PNG biçiminde olmalıdır; lütfen başka bir dosya seçin.',
  },
};
