import { UiProvider } from '@concierge/ui/foundations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler, useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { conformanceCases } from '../conformance/cases.tsx';

interface CountedProps {
  onRender: (name: string) => void;
}

/** Every component on the page, with its renders counted. */
function Counted({ onRender }: CountedProps): ReactElement {
  const [round, setRound] = useState(0);
  return (
    <UiProvider locale="en">
      <button type="button" onClick={() => setRound(round + 1)}>
        Render all again
      </button>
      {conformanceCases
        .filter(({ overlay }) => !overlay)
        .map(({ name, render }) => (
          <Profiler key={name} id={name} onRender={onRender}>
            {render()}
          </Profiler>
        ))}
    </UiProvider>
  );
}

const twoFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

const meta = {
  title: 'Foundations/Theme switch',
  tags: ['!dev'],
  render: () => <p>A theme is applied by the browser alone: no component renders for it.</p>,
} satisfies Meta;

export default meta;

/** The theme is an attribute and variables: changing it renders no component. */
export const RendersNothing: StoryObj<typeof meta> = {
  play: async ({ step }) => {
    // The production build of React, which the built Storybook has, counts no renders.
    if (process.env.NODE_ENV === 'production') return;
    const { dataset } = document.documentElement;
    const before = dataset['theme'] ?? 'light';
    let rendered: string[] = [];
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    root.render(<Counted onRender={(name) => rendered.push(name)} />);
    try {
      const button = await within(host).findByRole('button', { name: 'Render all again' });
      await step('A render is counted', async () => {
        rendered = [];
        await userEvent.click(button);
        await waitFor(() => expect(rendered.length).toBeGreaterThan(40));
      });
      await step('Deferred renders are done', async () => {
        await waitFor(async () => {
          rendered = [];
          await twoFrames();
          await expect(rendered).toEqual([]);
        });
      });
      await step('A change of theme renders nothing', async () => {
        const colors = new Set<string>();
        for (const theme of ['dark', 'contrast', 'light']) {
          dataset['theme'] = theme;
          await twoFrames();
          colors.add(getComputedStyle(document.body).backgroundColor);
        }
        await expect(colors.size).toBeGreaterThan(1);
        await expect(rendered).toEqual([]);
      });
    } finally {
      root.unmount();
      host.remove();
      dataset['theme'] = before;
    }
  },
};
