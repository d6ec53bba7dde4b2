import { Field, t } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { inWidth } from '../fixtures/frames.tsx';
import { Stack } from '../fixtures/Layout.tsx';

/** A control that the library does not have. */
const FileInput = styled.input`
  @layer concierge.components {
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: 0;
    border: 1px solid ${t.color.borderStrong};
    border-radius: ${t.radius.md};
    background: ${t.color.surface};
    color: ${t.color.text};
    font: ${t.text.sm} ${t.font.sans};

    &::file-selector-button {
      min-block-size: max(${t.size.controlMd}, ${t.size.target});
      margin-inline-end: ${t.space[3]};
      padding-inline: ${t.space[3]};
      border: 0;
      border-inline-end: 1px solid ${t.color.border};
      background: ${t.color.surfaceSunken};
      color: inherit;
      font: ${t.weight.medium} ${t.text.sm} ${t.font.sans};
    }
  }
`;

const meta = {
  title: 'Components/Field',
  component: Field,
  args: {
    label: 'Photo of the room',
    children: (control) => <FileInput {...control} type="file" />,
  },
  decorators: [inWidth(360)],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// Q3
/** The label names the control, the texts describe it. */
export const Anatomy: Story = {
  args: {
    description: 'JPEG, up to 5 MB.',
    error: 'This file is no picture.',
    required: true,
  },
  play: async ({ canvas, step }) => {
    const control = canvas.getByLabelText(/Photo of the room/);
    await step('The control is described, invalid and required', async () => {
      await expect(control).toHaveAccessibleDescription(
        'This file is no picture. JPEG, up to 5 MB.',
      );
      await expect(control).toBeInvalid();
      await expect(control).toBeRequired();
    });
    await step('Its label names it', async () => {
      await expect(canvas.getByText<HTMLLabelElement>('Photo of the room').control).toBe(control);
    });
  },
};

export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => (
    <Stack gap={20}>
      <Field {...args} />
      <Field {...args} labelPlacement="start" />
      <Field {...args} required description="Description" />
      <Field {...args} error="Something is wrong" />
    </Stack>
  ),
};
