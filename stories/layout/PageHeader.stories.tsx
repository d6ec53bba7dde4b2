import { Breadcrumbs, Button, PageHeader } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowest } from '../fixtures/viewports.ts';

// No AllStates: it holds the only h1 of a page. What may be left out is a story.
const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: {
    title: 'Users',
    subtitle: 'Who may sign in to this project, and what they look after.',
    breadcrumbs: (
      <Breadcrumbs
        label="Breadcrumb"
        items={[{ label: 'Home', href: '/dashboard' }, { label: 'Users' }]}
      />
    ),
    actions: (
      <Button variant="primary" iconStart="user-plus">
        Add user
      </Button>
    ),
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };
export const TitleAlone: Story = {
  args: { subtitle: undefined, breadcrumbs: undefined, actions: undefined },
};
export const LongCzech: Story = {
  ...narrowest,
  args: {
    title: 'Nejneobhospodařovávatelnějšími požadavky dnešního dne',
    subtitle: 'Požadavky, které hosté odeslali z pokojových zařízení a které čekají na vyřízení.',
  },
};
