import type { Meta, StoryObj } from '@storybook/react-vite';
import { Changes } from './Changes.tsx';

const meta = {
  title: 'Start/What changed',
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

export const WhatChanged: StoryObj = { name: 'What changed', render: () => <Changes /> };
