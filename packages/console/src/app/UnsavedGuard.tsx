import type { ReactElement } from 'react';
import { useBlocker } from 'react-router-dom';
import { lazyDialog } from '../lib/modal/lazyDialog.tsx';
import { losesUnsaved } from '../lib/modal/unsaved.ts';

const UnsavedQuestion = lazyDialog(
  async () => (await import('../lib/modal/UnsavedQuestion.tsx')).UnsavedQuestion,
);

/** Asks before a half-filled form is thrown away, whatever way leads out of it. */
export function UnsavedGuard(): ReactElement {
  const { state, reset, proceed } = useBlocker(({ nextLocation }) => losesUnsaved(nextLocation));
  return (
    <UnsavedQuestion
      open={state === 'blocked'}
      onKeep={() => reset?.()}
      onDiscard={() => proceed?.()}
    />
  );
}
