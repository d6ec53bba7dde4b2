import { Breadcrumbs } from '@concierge/ui/layout/Breadcrumbs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../fixtures/Layout.tsx';
import { narrowest } from '../fixtures/viewports.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

const home = ({ t }: Texts) => ({ label: t('common:home'), href: '/dashboard' });

const meta = {
  title: 'Layout/Breadcrumbs',
  component: Breadcrumbs,
  ...inLanguage((texts) => ({
    ...texts.ui.breadcrumbsLabels,
    items: [home(texts), { label: texts.t('shell:menu.users') }],
  })),
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The way home; the page itself is no link. */
export const Default: Story = {
  play: async (context) => {
    const here = context.canvas.getByText(textsOf(context).t('shell:menu.users'));
    await expect(here).toHaveAttribute('aria-current', 'page');
  },
};

/** From one step to four, and a last step that is a link. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args, context) => {
    const texts = textsOf(context);
    const { t, hotel } = texts;
    const way = [
      home(texts),
      { label: t('shell:menu.requests'), href: '/requests' },
      { label: hotel.texts.services.roomService.name, href: '/requests/room-service' },
    ];
    const here = { label: t('shell:menu.waiting') };
    return (
      <Stack>
        <Breadcrumbs {...args} label="One step" items={way.slice(0, 1)} />
        <Breadcrumbs {...args} label="Two steps" items={[...way.slice(0, 1), here]} />
        <Breadcrumbs {...args} label="Four steps" items={[...way, here]} />
        <Breadcrumbs {...args} label="The last step is a link" items={way} />
      </Stack>
    );
  },
};

/** Long steps break into lines. */
export const LongTexts: Story = {
  ...narrowest,
  ...inLanguage((texts) => ({
    items: [
      home(texts),
      { label: texts.t('dashboard:subtitle'), href: '/requests' },
      { label: texts.t('settings:subtitle') },
    ],
  })),
};
