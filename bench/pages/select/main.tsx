import { GlobalStyle, Select, UiProvider } from '@concierge/ui';
import { createRoot } from 'react-dom/client';

const options = Array.from({ length: 300 }, (_, at) => ({
  value: String(at),
  label: `Room ${at + 100}`,
}));

const bench = {
  /** How often all options were painted after a press of the mouse. */
  painted: 0,
};

export type SelectBench = typeof bench;

addEventListener(
  'pointerdown',
  () => {
    const look = () => {
      if (document.querySelectorAll('[role="option"]').length < options.length) {
        requestAnimationFrame(look);
        return;
      }
      // A task that is queued in a frame runs once the frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        bench.painted += 1;
      });
      port1.start();
      requestAnimationFrame(() => port2.postMessage(undefined));
    };
    if (!document.querySelector('[role="listbox"]')) requestAnimationFrame(look);
  },
  { capture: true },
);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');
createRoot(root).render(
  <UiProvider locale="en">
    <GlobalStyle />
    <Select label="Plain" options={options} />
    <Select
      label="Searchable"
      options={options}
      search={{ label: 'Search', noMatches: 'Nothing found' }}
    />
  </UiProvider>,
);
Object.assign(window, { selectBench: bench });
