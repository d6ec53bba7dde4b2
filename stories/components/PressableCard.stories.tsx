import { Grid } from '@concierge/ui/Grid';
import { Heading } from '@concierge/ui/Heading';
import { PressableCard } from '@concierge/ui/PressableCard';
import { Stack } from '@concierge/ui/Stack';
import { Text } from '@concierge/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

const contentOf = (name: string, more: string) => (
  <>
    <strong>{name}</strong>
    <Text as="span" tone="muted">
      {' '}
      {more}
    </Text>
  </>
);

const meta = {
  title: 'Components/PressableCard',
  component: PressableCard,
  ...inLanguage(
    ({ t, hotel }) => ({
      children: contentOf(
        hotel.texts.services.spa.name,
        `4 ${t('dashboard:openCount', { count: 4 })}`,
      ),
      onPress: fn(),
    }),
    inWidth(520),
  ),
} satisfies Meta<typeof PressableCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A card that is a button as a whole. */
export const Default: Story = {};

/** Names of services, and a word that is wider than its card. */
const serviceNames = ({ hotel }: Texts) => [
  hotel.texts.services.laundry.name,
  hotel.texts.services.taxi.name,
  'Nejneobhospodařovávatelnější',
];

/** A button, a link, chosen, off; with each padding; in a grid. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: ({ onPress }, context) => (
    <Stack>
      <PressableCard onPress={onPress}>A button</PressableCard>
      <PressableCard href="/spa">
        <Heading level={3}>A link with a heading</Heading>
        <Text tone="muted">All of it is the target.</Text>
      </PressableCard>
      <PressableCard onPress={onPress} selected>
        The chosen one
      </PressableCard>
      <PressableCard onPress={onPress} disabled>
        Off
      </PressableCard>
      <Grid columns={3} gap={2}>
        {(['sm', 'md', 'lg'] as const).map((padding) => (
          <PressableCard key={padding} onPress={onPress} padding={padding}>
            {padding}
          </PressableCard>
        ))}
      </Grid>
      <Grid itemWidth="sm" as="ul">
        {serviceNames(textsOf(context)).map((name) => (
          <li key={name}>
            <PressableCard onPress={onPress}>{name}</PressableCard>
          </li>
        ))}
      </Grid>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'The chosen one' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Off' })).toBeDisabled();
  },
};

/** As a router has it. */
function RouterLink({ children, className, onClick, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      href="/taxi"
      className={`${className} theirs`}
      data-testid="theirs"
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    >
      {children}
    </a>
  );
}

/** Enter and Space press a button, Enter follows a link by the router; a router's own link takes its place. */
export const Keyboard: Story = {
  tags: ['!dev'],
  render: (args) => (
    <Stack>
      <PressableCard {...args} />
      <PressableCard href="/spa">Our link</PressableCard>
      <PressableCard className="ours" render={<RouterLink />} onPress={args.onPress}>
        Taxi
      </PressableCard>
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Spa/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(document.documentElement.dataset.navigatedTo).toBe('/spa');
    await userEvent.tab();
    const theirs = canvas.getByTestId('theirs');
    await expect(theirs).toHaveFocus();
    await expect(theirs).toHaveClass('ours', 'theirs');
    await expect(theirs).toHaveTextContent('Taxi');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};
