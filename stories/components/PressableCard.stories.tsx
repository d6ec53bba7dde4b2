import { Grid, Heading, PressableCard, Stack, Text } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';

const content = (
  <>
    <strong>Spa</strong>
    <Text as="span" tone="muted">
      {' '}
      until 22:00
    </Text>
  </>
);

const meta = {
  title: 'Components/PressableCard',
  component: PressableCard,
  args: { children: content, onPress: fn() },
  decorators: [inWidth(520)],
} satisfies Meta<typeof PressableCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A button, a link, chosen, off; with each padding; in a grid. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: ({ children, onPress }) => (
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
        {['Laundry', 'Taxi', 'Nejneobhospodařovávatelnější'].map((name) => (
          <li key={name}>
            <PressableCard onPress={onPress}>
              {name} {children}
            </PressableCard>
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
