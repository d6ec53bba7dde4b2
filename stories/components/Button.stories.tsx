import { Button, type ButtonProps } from '@concierge/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Row, Stack } from '../fixtures/Layout.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Components/Button',
  component: Button,
  ...inLanguage(({ t }) => ({ children: t('messages:form.save') as ReactNode, onClick: fn() })),
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const LOOKS = [
  { variant: 'primary' },
  { variant: 'secondary' },
  { variant: 'ghost' },
  { variant: 'primary', tone: 'danger' },
  { variant: 'secondary', tone: 'danger' },
  { variant: 'ghost', tone: 'danger' },
] as const satisfies readonly Pick<ButtonProps, 'variant' | 'tone'>[];
const nameOf = (look: (typeof LOOKS)[number]) => Object.values(look).join(' ');
const SIZES = ['sm', 'md', 'lg'] as const;

/** The secondary one, as most are. */
export const Default: Story = {};

function EveryButton(args: ButtonProps) {
  return (
    <Stack>
      {LOOKS.map((look) => (
        <Row key={nameOf(look)}>
          {SIZES.map((size) => (
            <Button key={size} {...args} {...look} size={size} />
          ))}
          <Button {...args} {...look} iconStart="plus" />
          <Button {...args} {...look} iconEnd="chevron-down" />
          <Button {...args} {...look} disabled />
          <Button {...args} {...look} pending />
        </Row>
      ))}
    </Stack>
  );
}

/** Every variant and tone by size, with icons, disabled and pending. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => <EveryButton {...args} />,
};

/** The button keeps focus and width, and presses do nothing. */
export const Loading: Story = {
  args: { pending: true, variant: 'primary' },
  play: async (context) => {
    const { canvas, args } = context;
    const name = textsOf(context).t('messages:form.save');
    const button = canvas.getByRole('button', { name });
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
