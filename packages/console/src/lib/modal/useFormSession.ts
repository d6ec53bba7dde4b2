import { useEffect, useEffectEvent } from 'react';

interface FormSession {
  open: boolean;
  /** The call succeeded. */
  saved: boolean;
  /** Closes the form. */
  onSaved: () => void;
  /** The form is gone, by whatever way: Back, the close button, success, another screen. */
  onLeave?: () => void;
}

/** Closes a form when its call has succeeded, and tells when it is gone. */
export function useFormSession({ open, saved, onSaved, onLeave }: FormSession): void {
  const finish = useEffectEvent(onSaved);
  useEffect(() => {
    if (open && saved) finish();
  }, [open, saved]);
  const leave = useEffectEvent(() => onLeave?.());
  useEffect(() => (open ? () => leave() : undefined), [open]);
}
