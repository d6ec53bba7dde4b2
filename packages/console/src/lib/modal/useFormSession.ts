import { useEffect, useEffectEvent } from 'react';
import { type FormState, type Forms, type Subject, formOf } from './formState.ts';

interface FormSession {
  open: boolean;
  /** What the form is about. */
  subject: Subject;
  /** The forms of its slice. */
  forms: Forms;
  /** The call succeeded: closes the form. */
  onSaved: () => void;
  /** The form was left in any way: Back, the close button, success, another screen, another row. */
  onLeave?: (subject: Subject) => void;
}

/** The state of a form's call. Closes the form when that has succeeded, and reports when it was left. */
export function useFormSession(session: FormSession): FormState {
  const { open, subject, forms, onSaved, onLeave } = session;
  const form = formOf(forms, subject);
  const { saved } = form;
  const finish = useEffectEvent(onSaved);
  useEffect(() => {
    if (open && saved) finish();
  }, [open, saved]);
  const leave = useEffectEvent((left: Subject) => onLeave?.(left));
  useEffect(() => (open ? () => leave(subject) : undefined), [open, subject]);
  return form;
}
