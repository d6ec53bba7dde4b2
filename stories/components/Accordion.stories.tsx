import { Accordion, Stack, TextField } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';

const items = [
  { id: 'breakfast', title: 'When is breakfast?', content: 'From 07:00 to 10:30, in the garden.' },
  { id: 'parking', title: 'Where can I park?', content: <TextField label="Number plate" /> },
  { id: 'spa', title: 'Is there a spa?', content: 'On the second floor.' },
];

const meta = {
  title: 'Components/Accordion',
  tags: ['!autodocs'],
  component: Accordion,
  args: { items, onOpenChange: fn() },
  decorators: [inWidth(420)],
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultOpen: ['breakfast'] } };

/** Closed, one open, several open, one that is off, with a long title. */
export const AllStates: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={6}>
      <Accordion items={items} />
      <Accordion items={items} defaultOpen={['parking']} />
      <Accordion items={items} defaultOpen={['breakfast', 'spa']} multiple headingLevel={2} />
      <Accordion
        items={[
          { id: 'off', title: 'Off', content: 'Not to be read', disabled: true },
          {
            id: 'long',
            title: 'Nejneobhospodařovávatelnějšími požadavky dnešního dne jsou které?',
            content: 'Çekoslovakyalılaştıramadıklarımızdan gelen talepler burada görünür.',
          },
        ]}
        defaultOpen={['long']}
      />
    </Stack>
  ),
};

/** Enter and Space open and close; one opens as another closes; what was typed is still there; closed is out of reach. */
export const Keyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    const parking = canvas.getByRole('button', { name: 'Where can I park?' });
    await expect(parking).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['parking']);
    await expect(parking).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.keyboard('1A2 3456');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['spa']);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Is there a spa?' })).toBeVisible();
    await userEvent.click(parking);
    await expect(canvas.getByRole('textbox', { name: 'Number plate' })).toHaveValue('1A2 3456');
    await userEvent.click(parking);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith([]);
  },
};
