import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComponentStatus } from './ComponentStatus.tsx';

const meta = {
  title: 'Start/Status of components',
  // Only the built Storybook has what it shows: e2e/storybook.
  tags: ['!autodocs', '!test'],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    a11y: { test: 'off' },
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta;

export default meta;

export const StatusOfComponents: StoryObj = {
  name: 'Status of components',
  render: () => <ComponentStatus />,
};
