import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within, waitFor } from 'storybook/test';
import { narrowest, phone, tablet } from '../fixtures/viewports.ts';
import { DashboardPage } from './pages/DashboardPage.tsx';
import { contrast, czech, dark, screenStory, textsIn, turkish } from './pages/screenStory.ts';

const meta = {
  title: 'Screens/Dashboard',
  component: DashboardPage,
  ...screenStory,
  tags: ['!autodocs'],
} satisfies Meta<typeof DashboardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { ...dark };
export const HighContrast: Story = { ...contrast };
export const Czech: Story = { ...czech };
export const Turkish: Story = { ...turkish };
export const Minified: Story = { args: { minified: true } };
export const Loading: Story = { args: { content: 'loading' } };
export const Empty: Story = { args: { content: 'empty' } };
export const EmptyCzech: Story = { ...Empty, ...czech };
export const Failed: Story = { args: { content: 'failed' } };
export const FailedTurkish: Story = { ...Failed, ...turkish };
export const Tablet: Story = { ...tablet };
export const Phone: Story = { ...phone };
export const PhoneDark: Story = { ...phone, globals: { ...phone.globals, theme: 'dark' } };
export const Narrowest: Story = { ...narrowest };

/** An operator sees the cards, but neither users nor settings in the menu. */
export const Operator: Story = {
  args: { viewer: 'operator' },
  play: async (context) => {
    const t = textsIn(context);
    const { canvas } = context;
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: t('shell:menu.messages') })).toBeVisible(),
    );
    await expect(canvas.queryByRole('link', { name: t('shell:menu.users') })).toBeNull();
    await expect(canvas.queryByRole('link', { name: t('shell:menu.settings') })).toBeNull();
  },
};

export const Detail: Story = {
  play: async (context) => {
    const t = textsIn(context);
    await context.step('C3 the detail of a card opens by keyboard', async () => {
      const name = `${t('dashboard:viewDetail')} Room service`;
      context.canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('dialog', {
        name: t('dashboard:detail.title', { service: 'Room service' }),
      });
      await waitFor(() => expect(within(dialog).getByRole('table')).toBeVisible());
    });
  },
};
export const DetailDark: Story = { ...Detail, ...dark };
export const DetailCzech: Story = { ...Detail, ...czech };
export const DetailTurkish: Story = { ...Detail, ...turkish };
export const DetailNarrowest: Story = { ...Detail, ...narrowest };
export const DetailLoading: Story = { ...Detail, args: { detail: 'loading' } };
export const DetailEmpty: Story = { ...Detail, args: { detail: 'empty' } };
export const DetailFailed: Story = { ...Detail, args: { detail: 'failed' } };
