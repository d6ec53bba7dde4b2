import {
  DeletedServicesCard,
  ServiceCard,
  ServiceCardGrid,
  ServiceCardSkeletons,
} from '@concierge/ui/concierge/ServiceCard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asRead } from '../fixtures/asRead.ts';
import { pressButton } from '../fixtures/keyboard.ts';
import type { SharedRequest } from '@concierge/contract/requestView';
import { phone } from '../fixtures/viewports.ts';
import { found } from '../hotel/hotel.ts';
import { languageModes } from '../setup/chromaticModes.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

/** The card of the busiest service. */
function cardOf({ t, hotel }: Texts, count = 5) {
  const { service_name, bg_color, full_path } = found(hotel.services[1]);
  return {
    name: service_name,
    count,
    countLabel: t('dashboard:openCount', { count }),
    color: bg_color,
    iconSrc: full_path,
    detailLabel: t('dashboard:viewDetail'),
    detailName: t('dashboard:viewDetailOf', { service: service_name }),
  };
}

const meta = {
  title: 'Concierge/ServiceCard',
  component: ServiceCard,
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <ServiceCard {...args} />
    </div>
  ),
  ...inLanguage((texts) => ({ ...cardOf(texts), onDetail: fn() })),
} satisfies Meta<typeof ServiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  parameters: { chromatic: { modes: languageModes } },
};
// U73
/** What the count is made of, and how long the oldest has waited. */
export const Breakdown: Story = inLanguage(({ t }) => ({
  breakdown: [
    t('dashboard:breakdown.waiting', { count: 6 }),
    t('dashboard:breakdown.oldest', { age: '39 min' }),
    t('dashboard:breakdown.approved', { count: 3 }),
  ].join(' · '),
}));
/** Nothing is open: it is pale. */
export const None: Story = inLanguage((texts) => cardOf(texts, 0));
/** A count of thousands is grouped as the language does. */
export const Many: Story = {
  ...inLanguage((texts) => cardOf(texts, 1204)),
  play: async (context) => {
    const count = asRead((1204).toLocaleString(textsOf(context).language));
    await expect(context.canvas.getByText(count)).toBeVisible();
  },
};
/** Without a detail to open it is not interactive, as in the service form. */
export const Preview: Story = {
  render: ({ onDetail: _none, ...args }) => (
    <div style={{ maxInlineSize: 280 }}>
      <ServiceCard {...args} />
    </div>
  ),
};
/** Its requests cannot be opened. */
export const Disabled: Story = { args: { disabled: true } };
/** A long name breaks into lines. */
export const LongName: Story = inLanguage((texts) => ({
  name: texts.hotel.services
    .slice(3, 6)
    .map(({ service_name }) => service_name)
    .join(', '),
}));
/** The image of the icon is missing: the card stays as it is. */
export const IconFails: Story = { args: { iconSrc: 'data:image/svg+xml,missing' } };
/** As wide as a phone lets it. */
export const Phone: Story = { ...phone };
/** The services of the hotel on one morning. */
export const AllServices: Story = {
  render: (args, context) => {
    const { hotel, t } = textsOf(context);
    return (
      <ServiceCardGrid label={t('dashboard:cards')}>
        {hotel.services.map(({ id, service_name, bg_color, full_path }) => {
          const open = ({ service_id, state_id }: SharedRequest) =>
            service_id === id && state_id < 3;
          const count = hotel.requests.filter(open).length;
          return (
            <ServiceCard
              key={id}
              {...args}
              name={service_name}
              count={count}
              countLabel={t('dashboard:openCount', { count })}
              color={bg_color}
              iconSrc={full_path}
              detailName={t('dashboard:viewDetailOf', { service: service_name })}
            />
          );
        })}
      </ServiceCardGrid>
    );
  },
};
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
  render: (_args, context) => (
    <ServiceCardSkeletons count={4} label={textsOf(context).t('dashboard:loading')} />
  ),
};

// C2
export const OpensDetail: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args, step }) => {
    await step('The action is named after its service and works by keyboard', async () => {
      await pressButton('View detail: Room Service');
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
/** What is still open of services that were deleted. */
export const DeletedServices: Story = {
  render: (args, context) => {
    const { t, hotel } = textsOf(context);
    return (
      <ServiceCardGrid label={t('dashboard:cards')}>
        <ServiceCard {...args} />
        <DeletedServicesCard
          title={t('dashboard:deleted.title')}
          services={hotel.services.slice(6, 8).map(({ id, service_name: name }, at) => {
            const count = 9 - at * 8;
            const openName = t('dashboard:deleted.open', { service: name, count });
            return { id, name, count, openName };
          })}
          onOpen={openDeleted}
        />
      </ServiceCardGrid>
    );
  },
  play: async (context) => {
    const { t, hotel } = textsOf(context);
    openDeleted.mockClear();
    await context.step('A deleted service opens its requests, by keyboard', async () => {
      const { id, service_name: service } = found(hotel.services[6]);
      const name = t('dashboard:deleted.open', { service, count: 9 });
      await pressButton(name);
      await expect(openDeleted).toHaveBeenCalledWith(id);
    });
  },
};
