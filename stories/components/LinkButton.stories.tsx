import { LinkButton, type LinkButtonProps } from '@concierge/ui/LinkButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { Row, Stack } from '../fixtures/Layout.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';

const meta = {
  title: 'Components/LinkButton',
  component: LinkButton,
  ...inLanguage(({ t }) => ({
    href: '/dashboard',
    children: t('shell:notFound.home') as ReactNode,
    onClick: fn(),
  })),
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link that looks like a button. */
export const Default: Story = {};

const LOOKS = [
  { variant: 'primary' },
  { variant: 'secondary' },
  { variant: 'ghost' },
  { variant: 'primary', tone: 'danger' },
] as const satisfies readonly Pick<LinkButtonProps, 'variant' | 'tone'>[];

/** Every variant by size, and with icons. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => (
    <Stack>
      {LOOKS.map((look) => (
        <Row key={Object.values(look).join(' ')}>
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <LinkButton key={size} {...args} {...look} size={size} />
          ))}
          <LinkButton {...args} {...look} iconStart="house" />
          <LinkButton {...args} {...look} iconEnd="arrow-right" />
        </Row>
      ))}
    </Stack>
  ),
};
