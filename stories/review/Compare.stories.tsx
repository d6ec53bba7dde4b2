import type { Meta, StoryObj } from '@storybook/react-vite';
import { useGlobals } from 'storybook/preview-api';
import { Compare as ComparePage } from './Compare.tsx';
import { COMPARED } from './compare.ts';

const meta = {
  title: 'Start/Compare',
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

export const Compare: StoryObj = {
  render: function Render() {
    const [{ theme, locale, ...globals }, updateGlobals] = useGlobals();
    return (
      <ComparePage
        story={String(globals[COMPARED] ?? '')}
        onStoryChange={(story) => updateGlobals({ [COMPARED]: story })}
        theme={String(theme)}
        locale={String(locale)}
      />
    );
  },
};
