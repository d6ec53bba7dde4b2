import { Breadcrumbs, Button, Card, Page } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../fixtures/product.ts';
import { phone } from '../fixtures/viewports.ts';

// No AllStates: it holds the only h1 of a page.
const meta = {
  title: 'Layout/Page',
  component: Page,
  args: {
    title: say('users:title'),
    subtitle: say('users:subtitle'),
    breadcrumbs: (
      <Breadcrumbs
        label={say('common:breadcrumbs')}
        items={[
          { label: say('shell:menu.dashboard'), href: '/dashboard' },
          { label: say('users:title') },
        ]}
      />
    ),
    actions: (
      <Button variant="primary" iconStart="user-plus">
        {say('users:add')}
      </Button>
    ),
    children: <Card>What the page shows.</Card>,
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };
export const TitleAlone: Story = {
  args: { subtitle: undefined, breadcrumbs: undefined, actions: undefined },
};
export const Phone: Story = { ...phone };
