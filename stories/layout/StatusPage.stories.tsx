import { CrashPage } from '@concierge/ui/layout/CrashPage';
import { ForbiddenPage } from '@concierge/ui/layout/ForbiddenPage';
import { NotFoundPage } from '@concierge/ui/layout/NotFoundPage';
import { StatusPage } from '@concierge/ui/layout/StatusPage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { press, pressButton } from '../fixtures/keyboard.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

// No AllStates: it replaces a page and holds its only h1. Each kind is a story.
const meta = {
  title: 'Layout/StatusPage',
  component: StatusPage,
  ...inLanguage(({ t }) => ({
    icon: 'inbox' as const,
    title: t('shell:startFailure.title'),
    text: t('shell:startFailure.body'),
    actions: null,
  })),
} satisfies Meta<typeof StatusPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const reload = fn();

/** An icon, a title and a text in place of a page. */
export const Default: Story = { tags: ['picture'] };

/** What the console says of an address that it does not know, or that is not for everyone. */
const labelsOf = ({ t }: Texts, kind: 'notFound' | 'forbidden') => ({
  title: t(`shell:${kind}.title`),
  text: t(`shell:${kind}.body`),
  home: t('shell:notFound.home'),
});

// B8
/** There is nothing at this address. */
export const NotFound: Story = {
  render: (_args, context) => (
    <NotFoundPage homeHref="/dashboard" labels={labelsOf(textsOf(context), 'notFound')} />
  ),
  play: async (context) => {
    const name = textsOf(context).t('shell:notFound.home');
    await context.step('An unknown route has a link home', async () => {
      await press(context.canvas.getByRole('link', { name }));
      await expect(document.documentElement.dataset.navigatedTo).toBe('/dashboard');
    });
  },
};

/** A page for administrators alone. */
export const Forbidden: Story = {
  render: (_args, context) => (
    <ForbiddenPage homeHref="/dashboard" labels={labelsOf(textsOf(context), 'forbidden')} />
  ),
};

/** The page failed: reload it or go home; what happened can be looked at. */
export const Crash: Story = {
  render: (_args, context) => {
    const { t } = textsOf(context);
    return (
      <CrashPage
        onReload={reload}
        homeHref="/dashboard"
        detail={'TypeError: cannot read the list\n    at RequestList\n    at RequestsPage'}
        labels={{
          title: t('shell:crash.title'),
          text: t('shell:crash.body'),
          reload: t('shell:crash.reload'),
          home: t('shell:crash.home'),
          detail: t('shell:crash.details'),
        }}
      />
    );
  },
  play: async (context) => {
    const { canvas } = context;
    const { t } = textsOf(context);
    reload.mockClear();
    await pressButton(t('shell:crash.reload'));
    await expect(reload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByText(t('shell:crash.details')));
    await waitFor(() => expect(canvas.getByText(/cannot read the list/)).toBeVisible());
  },
};
