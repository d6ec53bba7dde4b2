import { StartingPage } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { desktop, phone } from '../fixtures/viewports.ts';

// No AllStates: it is a whole page, and has one state.
const meta = {
  title: 'Layout/StartingPage',
  component: StartingPage,
  ...desktop,
  args: { label: 'Loading' },
} satisfies Meta<typeof StartingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { ...phone };
