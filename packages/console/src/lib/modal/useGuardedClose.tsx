import { useState, type ReactElement } from 'react';
import { lazyDialog } from './lazyDialog.tsx';
import { useUnsaved } from './unsaved.ts';

const UnsavedQuestion = lazyDialog(
  async () => (await import('./UnsavedQuestion.tsx')).UnsavedQuestion,
);

/**
 * Asks before what was typed is lost in a way that the address does not tell, as in a dialog that is not in it: give
 * `close` to what leads away, `onDirtyChange` to its fields, and render `question`.
 * @param active It is open and not saved.
 */
export function useGuardedClose(
  active: boolean,
  onClose: () => void,
): { close: () => void; onDirtyChange: (dirty: boolean) => void; question: ReactElement } {
  const markUnsaved = useUnsaved(active);
  const [dirty, setDirty] = useState(false);
  const [asked, setAsked] = useState(false);
  return {
    close: () => (dirty ? setAsked(true) : onClose()),
    onDirtyChange: (next) => {
      setDirty(next);
      markUnsaved(next);
    },
    question: (
      <UnsavedQuestion
        open={asked && active}
        onKeep={() => setAsked(false)}
        onDiscard={() => {
          setAsked(false);
          onClose();
        }}
      />
    ),
  };
}
