import { conformanceCases } from '@concierge/stories/conformance';
import { GlobalStyle, Modal, UiProvider } from '@concierge/ui';
import { cloneElement, useEffect, useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

/** A dialog with its content, as the console shows it: what is no dialog itself is put in one. */
function dialogOf(name: string): ReactElement<{ open: boolean }> {
  const found = conformanceCases.find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  const element = found.render();
  if (found.root === 'Modal') return element as ReactElement<{ open: boolean }>;
  return (
    <Modal open title={name} closeLabel="Close" onOpenChange={() => undefined}>
      {element}
    </Modal>
  );
}

let setShown: (shown: { name: string; open: boolean }) => void = () => undefined;

function Place(): ReactElement {
  const [shown, setState] = useState<{ name: string; open: boolean } | null>(null);
  useEffect(() => {
    setShown = setState;
  }, []);
  return (
    <UiProvider locale="en">
      <GlobalStyle />
      <button type="button">The page behind</button>
      {shown && cloneElement(dialogOf(shown.name), { key: shown.name, open: shown.open })}
    </UiProvider>
  );
}

const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

const isOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Shows or takes away a dialog and waits until it is there or gone, with what it loads and puts off. */
async function turn(name: string, open: boolean): Promise<void> {
  setShown({ name, open });
  for (let frames = 0; isOpen() !== open; frames += 1) {
    if (frames > 2_000) throw new Error(`${name} did not ${open ? 'open' : 'close'}`);
    await nextFrame();
  }
  await nextFrame();
}

const bench = {
  openAndClose: async (name: string, times: number) => {
    for (let time = 0; time < times; time += 1) {
      await turn(name, true);
      await turn(name, false);
    }
  },
};

export type ModalBench = typeof bench;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');
createRoot(root).render(<Place />);
Object.assign(window, { modalBench: bench });
