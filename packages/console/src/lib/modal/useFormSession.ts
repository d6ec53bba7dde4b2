import { useEffect, useEffectEvent } from 'react';

interface FormSession {
  open: boolean;
  /** The call succeeded. */
  saved: boolean;
  /** Closes the form. */
  onSaved: () => void;
  /** The form was left in any way: Back, the close button, success, another screen. */
  onLeave?: () => void;
}

/** Closes a form when its call has succeeded, and reports when it was left. */
export function useFormSession({ open, saved, onSaved, onLeave }: FormSession): void {
  const finish = useEffectEvent(onSaved);
  useEffect(() => {
    if (open && saved) finish();
  }, [open, saved]);
  const leave = useEffectEvent(() => onLeave?.());
  useEffect(() => (open ? () => leave() : undefined), [open]);
}
