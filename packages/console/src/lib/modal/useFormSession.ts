import { useEffect, useEffectEvent } from 'react';
import type { Subject } from './formState.ts';

interface FormSession {
  open: boolean;
  /** What the form is about. */
  subject: Subject;
  /** The call succeeded. */
  saved: boolean;
  /** Closes the form. */
  onSaved: () => void;
  /** The form was left in any way: Back, the close button, success, another screen, another row. */
  onLeave?: (subject: Subject) => void;
}

/** Closes a form when its call has succeeded, and reports when it was left. */
export function useFormSession({ open, subject, saved, onSaved, onLeave }: FormSession): void {
  const finish = useEffectEvent(onSaved);
  useEffect(() => {
    if (open && saved) finish();
  }, [open, saved]);
  const leave = useEffectEvent((left: Subject) => onLeave?.(left));
  useEffect(() => (open ? () => leave(subject) : undefined), [open, subject]);
}
