import { PageHeader } from '@concierge/ui/layout/PageHeader';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { usersHead } from '../fixtures/usersHead.tsx';
import { narrowest } from '../fixtures/viewports.ts';
import { inLanguage } from '../setup/inLanguage.tsx';

// No AllStates: it holds the only h1 of a page. What may be left out is a story.
const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  ...inLanguage(usersHead),
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Title, what the page is for, the way to it, and what can be done. */
export const Default: Story = { tags: ['picture'] };

/** Without all that may be left out. */
export const TitleAlone: Story = {
  args: { subtitle: undefined, breadcrumbs: undefined, actions: undefined },
};

/** Long texts break into lines, a word that is wider than the page as well. */
export const LongTexts: Story = {
  ...narrowest,
  ...inLanguage(({ t }) => ({
    title: `${t('requests:lists.waiting')} – Nejneobhospodařovávatelnějšími`,
    subtitle: t('auth:welcome.text'),
  })),
};
