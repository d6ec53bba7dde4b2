import { StartingPage } from '@concierge/ui/layout/StartingPage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { desktop, phone } from '../fixtures/viewports.ts';
import { inLanguage } from '../setup/inLanguage.tsx';

// No AllStates: it is a whole page, and has one state.
const meta = {
  title: 'Layout/StartingPage',
  component: StartingPage,
  ...desktop,
  ...inLanguage(({ t }) => ({ label: t('common:loading') })),
} satisfies Meta<typeof StartingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The frame of the console, before the console itself is there. */
export const Default: Story = {};

/** The same on a phone. */
export const Phone: Story = { ...phone };
