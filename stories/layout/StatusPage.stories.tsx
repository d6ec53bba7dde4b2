import { CrashPage, ForbiddenPage, NotFoundPage, StatusPage } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { press } from '../fixtures/keyboard.ts';

// No AllStates: it replaces a page and holds its only h1. Each kind is a story.
const meta = {
  title: 'Layout/StatusPage',
  component: StatusPage,
  args: { icon: 'inbox', title: 'Nothing here', text: 'There is nothing to see.', actions: null },
} satisfies Meta<typeof StatusPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const reload = fn();

export const Default: Story = { tags: ['picture'] };

// B8
export const NotFound: Story = {
  render: () => (
    <NotFoundPage
      homeHref="/dashboard"
      labels={{
        title: 'Page not found',
        text: 'There is nothing at this address. The page may have moved, or the link is incomplete.',
        home: 'Go to the dashboard',
      }}
    />
  ),
  play: async ({ canvas, step }) => {
    await step('An unknown route has a link home', async () => {
      await press(canvas.getByRole('link', { name: 'Go to the dashboard' }));
      await expect(document.documentElement.dataset.navigatedTo).toBe('/dashboard');
    });
  },
};

export const Forbidden: Story = {
  render: () => (
    <ForbiddenPage
      homeHref="/dashboard"
      labels={{
        title: 'Administrators only',
        text: 'You do not have access to this page. Ask a project administrator for help.',
        home: 'Go to the dashboard',
      }}
    />
  ),
};

export const Crash: Story = {
  render: () => (
    <CrashPage
      onReload={reload}
      homeHref="/dashboard"
      detail={'TypeError: cannot read the list\n    at RequestList\n    at RequestsPage'}
      labels={{
        title: 'This page ran into a problem',
        text: 'Other pages still work. Reload this page; if it happens again, contact your administrator.',
        reload: 'Reload the page',
        home: 'Go to the dashboard',
        detail: 'Technical details',
      }}
    />
  ),
  play: async ({ canvas }) => {
    reload.mockClear();
    await press(canvas.getByRole('button', { name: 'Reload the page' }));
    await expect(reload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByText('Technical details'));
    await waitFor(() => expect(canvas.getByText(/cannot read the list/)).toBeVisible());
  },
};
