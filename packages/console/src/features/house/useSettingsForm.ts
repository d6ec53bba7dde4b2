import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type FormState, type Subject, formOf } from '../../lib/modal/formState.ts';
import { useUnsaved } from '../../lib/modal/unsaved.ts';
import { useWhileOpen } from '../../lib/modal/useWhileOpen.ts';
import { formLeft, selectHouseForms } from './houseSlice.ts';

/** What a form on a settings page needs. What a colleague saves is shown unless something was changed here. */
export function useSettingsForm<Value>(
  subject: Subject,
  value: Value | null,
): {
  shown: Value | null;
  form: FormState;
  dirty: boolean;
  onDirtyChange: (dirty: boolean) => void;
  /** Nothing is done about what was refused; what was typed stays. */
  onCancel: () => void;
} {
  const dispatch = useDispatch();
  const form = formOf(useSelector(selectHouseForms), subject);
  const [dirty, setDirty] = useState(false);
  const markUnsaved = useUnsaved(true);
  const onDirtyChange = (next: boolean) => {
    setDirty(next);
    markUnsaved(next);
  };
  const shown = useWhileOpen(!dirty, value);
  const { pending, problem } = form;
  const [wasPending, setWasPending] = useState(pending);
  if (pending !== wasPending) {
    setWasPending(pending);
    // It is saved: what is typed now is what the server has.
    if (!pending && !problem) onDirtyChange(false);
  }
  useEffect(() => () => void dispatch(formLeft(subject)), [dispatch, subject]);
  const onCancel = () => void dispatch(formLeft(subject));
  return { shown, form, dirty, onDirtyChange, onCancel };
}
