import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormSubscribe } from 'react-hook-form';

/** Tells when a form begins, and ceases, to hold something that differs from what it was opened with. */
export function useDirtyChange<Fields extends FieldValues>(
  subscribe: UseFormSubscribe<Fields>,
  onDirtyChange: ((dirty: boolean) => void) | undefined,
): void {
  const tell = useEffectEvent((dirty: boolean) => onDirtyChange?.(dirty));
  useEffect(() => {
    let told = false;
    return subscribe({
      formState: { isDirty: true },
      callback({ isDirty = false }) {
        if (isDirty === told) return;
        told = isDirty;
        tell(isDirty);
      },
    });
  }, [subscribe]);
}
