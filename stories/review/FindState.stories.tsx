import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { FindState } from './FindState.tsx';

const meta = {
  title: 'Start/Find a state',
  // Only the built Storybook has what it shows: e2e/storybook.
  tags: ['!autodocs', '!test'],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    a11y: { test: 'off' },
    chromatic: { disableSnapshot: true },
  },
  args: { query: '' },
} satisfies Meta<{ query: string }>;

export default meta;

export const FindAState: StoryObj<{ query: string }> = {
  name: 'Find a state',
  // The words are in the address: a search can be sent to somebody.
  render: function Render({ query }) {
    const [, updateArgs] = useArgs();
    return (
      <FindState initialQuery={query} onQueryChange={(value) => updateArgs({ query: value })} />
    );
  },
};
