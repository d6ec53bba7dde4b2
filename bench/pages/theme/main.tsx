import { conformanceCases } from '@concierge/stories/conformance';
import { GlobalStyle, UiProvider } from '@concierge/ui';
import { Profiler, useEffect, useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

let renders = 0;
let again: () => void = () => undefined;

/** Every component of the package, each in a profiler of its own. */
function Everything(): ReactElement {
  const [round, setRound] = useState(0);
  useEffect(() => {
    again = () => setRound(round + 1);
  }, [round]);
  return (
    <UiProvider locale="en">
      <GlobalStyle />
      {conformanceCases.map(({ name, render }) => (
        <Profiler
          key={name}
          id={name}
          onRender={() => {
            renders += 1;
          }}
        >
          {render({ id: name })}
        </Profiler>
      ))}
    </UiProvider>
  );
}

async function painted(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
}

async function rendersOf(work: () => void): Promise<number> {
  renders = 0;
  work();
  await painted();
  return renders;
}

const bench = {
  components: conformanceCases.length,
  /** How many components render when the theme changes. */
  switchTo: (theme: string) =>
    rendersOf(() => {
      document.documentElement.dataset['theme'] = theme;
    }),
  /** How many render when they have a reason to: shows that the count counts. */
  renderAgain: () => rendersOf(() => again()),
  background: () => getComputedStyle(document.body).backgroundColor,
};

export type ThemeBench = typeof bench;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');
createRoot(root).render(<Everything />);
Object.assign(window, { themeBench: bench });
