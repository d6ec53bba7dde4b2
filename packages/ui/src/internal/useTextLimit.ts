import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { fitting, lengthOfText } from './textLength.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What an event is about to put in place of the selection; nothing where that shows only afterward. */
function typedBy({ data, dataTransfer, inputType }: InputEvent, control: Control): string {
  // The selection is not yet where it will be dropped.
  if (inputType === 'insertFromDrop') return '';
  if (inputType === 'insertLineBreak') return control.localName === 'textarea' ? '\n' : '';
  return data ?? dataTransfer?.getData('text/plain') ?? '';
}

/**
 * Leaves out what is typed, pasted or filled in beyond a limit, in whole letters and emoji. The `maxLength` of browsers
 * counts halves of emoji and cuts them apart. A text that was too long before can be shortened.
 */
export function useTextLimit(box: RefObject<Control | null>, limit: number | undefined): void {
  /** Where the text begins that an input method is composing. */
  const composedFrom = useRef(0);

  const before = useEffectEvent((event: InputEvent) => {
    const control = box.current;
    if (!control || limit === undefined || event.isComposing || !event.cancelable) return;
    const { value, selectionStart, selectionEnd } = control;
    const typed = typedBy(event, control);
    if (selectionStart === null || selectionEnd === null || typed === '') return;
    const [head, tail] = [value.slice(0, selectionStart), value.slice(selectionEnd)];
    const kept = fitting(head, typed, tail, limit);
    if (kept === typed) return;
    event.preventDefault();
    // The only way that can be undone by the user.
    if (kept === '' || control.ownerDocument.execCommand?.('insertText', false, kept)) return;
    control.setRangeText(kept, selectionStart, selectionEnd, 'end');
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });

  /** Cuts what ends at the caret, where it could not be cut before it came. */
  const after = useEffectEvent((event: Event) => {
    const control = box.current;
    if (!control || limit === undefined) return;
    const { inputType = 'insert', isComposing }: Partial<InputEvent> = event;
    const { value, selectionEnd } = control;
    const isDone =
      event.type === 'compositionend' || (inputType.startsWith('insert') && !isComposing);
    if (!isDone || selectionEnd === null || lengthOfText(value) <= limit) return;
    const from = Math.min(composedFrom.current, selectionEnd);
    const typed = value.slice(from, selectionEnd);
    const kept = fitting(value.slice(0, from), typed, value.slice(selectionEnd), limit);
    control.setRangeText(kept, from, selectionEnd, 'end');
    if (event.type !== 'input') control.dispatchEvent(new Event('input', { bubbles: true }));
  });

  const isLimited = limit !== undefined;
  useEffect(() => {
    const control = box.current;
    if (!control || !isLimited) return undefined;
    const end = new AbortController();
    const on = (type: string, listener: (event: Event) => void) =>
      control.addEventListener(type, listener, { signal: end.signal });
    on('beforeinput', (event) => before(event as InputEvent));
    on('input', (event) => after(event));
    on('compositionstart', () => (composedFrom.current = control.selectionStart ?? 0));
    on('compositionend', (event) => {
      after(event);
      composedFrom.current = 0;
    });
    return () => end.abort();
  }, [box, isLimited]);
}
