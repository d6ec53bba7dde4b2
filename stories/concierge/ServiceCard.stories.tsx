import {
  DeletedServicesCard,
  ServiceCard,
  ServiceCardGrid,
  ServiceCardSkeletons,
} from '@concierge/ui/concierge';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { press } from '../fixtures/keyboard.ts';
import { serviceIcons } from '../fixtures/serviceIcons.ts';

const meta = {
  title: 'Concierge/ServiceCard',
  component: ServiceCard,
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <ServiceCard {...args} />
    </div>
  ),
  args: {
    name: 'Room service',
    count: 14,
    countLabel: 'open requests',
    color: '#3e63dd',
    iconSrc: serviceIcons.tray,
    detailLabel: 'View detail',
    detailName: 'View detail: Room service',
    onDetail: fn(),
  },
} satisfies Meta<typeof ServiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };
export const None: Story = { args: { count: 0 } };
export const Many: Story = {
  args: { count: 1204 },
  play: ({ canvas }) => expect(canvas.getByText('1,204')).toBeVisible(),
};
/** Without a detail to open it is not interactive, as in the service form. */
export const Preview: Story = {
  render: ({ name, count, countLabel, color, iconSrc, detailLabel }) => (
    <div style={{ maxInlineSize: 280 }}>
      <ServiceCard {...{ name, count, countLabel, color, iconSrc, detailLabel }} />
    </div>
  ),
};
export const Disabled: Story = { args: { disabled: true } };
export const DefaultColor: Story = { args: { color: '#000000' } };
/** Across the color space, with requests and without: the text is always AA. */
const HUES = [
  '#e5484d',
  '#f76b15',
  '#ffc53d',
  '#bdee63',
  '#46a758',
  '#12a594',
  '#00a2c7',
  '#0090ff',
  '#8e4ec6',
  '#d6409f',
  '#8d8d8d',
  '#ffffff',
];

export const AnyColor: Story = {
  render: (args) => (
    <ServiceCardGrid label="Services">
      {HUES.flatMap((color) => [
        <ServiceCard
          key={color}
          {...args}
          color={color}
          name={color}
          detailName={`View detail: ${color}`}
        />,
        <ServiceCard
          key={`${color} 0`}
          {...args}
          color={color}
          name={`${color}, none`}
          detailName={`View detail: ${color}, none`}
          count={0}
        />,
      ])}
    </ServiceCardGrid>
  ),
};

export const Loading: Story = {
  render: () => <ServiceCardSkeletons count={4} label="Loading services" />,
};

// C2
export const OpensDetail: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args, step }) => {
    await step('The action is named after its service and works by keyboard', async () => {
      await press(canvas.getByRole('button', { name: 'View detail: Room service' }));
      await expect(args.onDetail).toHaveBeenCalledOnce();
    });
    await step('The whole card is its target', async () => {
      const card = canvas.getByRole('article').getBoundingClientRect();
      const hit = document.elementFromPoint(card.right - 20, card.top + 20);
      await expect(hit).toBe(canvas.getByRole('button'));
    });
  },
};

const openDeleted = fn();

// U7
/** Beside the cards: what is still open of services that were deleted. */
export const DeletedServices: Story = {
  render: (args) => (
    <ServiceCardGrid label="Services">
      <ServiceCard {...args} />
      <DeletedServicesCard
        title="No longer offered"
        services={[
          { id: 1, name: 'Laundry', count: 9, openName: 'Laundry: 9 open requests' },
          {
            id: 2,
            name: 'Bicycles and electric scooters',
            count: 1,
            openName: 'Bicycles and electric scooters: 1 open request',
          },
        ]}
        onOpen={openDeleted}
      />
    </ServiceCardGrid>
  ),
  play: async ({ canvas, step }) => {
    openDeleted.mockClear();
    await step('A deleted service opens its requests, by keyboard', async () => {
      await press(canvas.getByRole('button', { name: 'Laundry: 9 open requests' }));
      await expect(openDeleted).toHaveBeenCalledWith(1);
    });
  },
};
