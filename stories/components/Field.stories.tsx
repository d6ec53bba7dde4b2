import { Field } from '@concierge/ui/Field';
import { t } from '@concierge/ui/foundations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { inWidth } from '../fixtures/frames.tsx';
import { Stack } from '../fixtures/Layout.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

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

/** No part of the console, which takes no files. */
const children = (control: object) => <FileInput {...control} type="file" />;

const meta = {
  title: 'Components/Field',
  component: Field,
  ...inLanguage(({ t }) => ({ label: t('settings:services.form.icon'), children }), inWidth(360)),
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A label for a control that the library does not have. */
export const Default: Story = {};

// Q3
/** The label names the control, the texts describe it. */
export const Anatomy: Story = {
  ...inLanguage(({ t }) => ({
    description: t('settings:services.form.chooseIcon'),
    error: t('errors:unknown_icon'),
    required: true,
  })),
  play: async (context) => {
    const { canvas, step } = context;
    const { t } = textsOf(context);
    const label = t('settings:services.form.icon');
    const control = canvas.getByLabelText((text) => text.startsWith(label));
    await step('The control is described, invalid and required', async () => {
      await expect(control).toHaveAccessibleDescription(
        `${t('errors:unknown_icon')} ${t('settings:services.form.chooseIcon')}`,
      );
      await expect(control).toBeInvalid();
      await expect(control).toBeRequired();
    });
    await step('Its label names it', async () => {
      await expect(canvas.getByText<HTMLLabelElement>(label).control).toBe(control);
    });
  },
};

/** With the label above and beside, required and described, and wrong. */
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
