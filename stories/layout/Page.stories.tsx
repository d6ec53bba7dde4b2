import { Card } from '@concierge/ui/Card';
import { Page } from '@concierge/ui/layout/Page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { usersHead } from '../fixtures/usersHead.tsx';
import { phone } from '../fixtures/viewports.ts';
import { inLanguage } from '../setup/inLanguage.tsx';

// No AllStates: it holds the only h1 of a page.
const meta = {
  title: 'Layout/Page',
  component: Page,
  ...inLanguage((texts) => ({
    ...usersHead(texts),
    children: <Card>{texts.hotel.users.map(({ username }) => username).join(', ')}</Card>,
  })),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Title, what the page is for, the way to it, and what can be done. */
export const Default: Story = { tags: ['picture'] };

/** Without all that may be left out. */
export const TitleAlone: Story = {
  args: { subtitle: undefined, breadcrumbs: undefined, actions: undefined },
};

/** On a phone the actions are below the title. */
export const Phone: Story = { ...phone };
