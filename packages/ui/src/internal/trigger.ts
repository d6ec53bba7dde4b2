import { cloneElement, type ComponentProps, type ReactElement, type Ref } from 'react';
import { mergeRefs } from './mergeRefs.ts';

/** What a trigger passes on to its element: a `ref` and DOM props, as `Button` and `IconButton` do. */
export type TriggerProps = ComponentProps<'button'> & { ref?: Ref<HTMLButtonElement> | undefined };

/** Lists of words, to which both sides add. */
const JOINED: ReadonlySet<string> = new Set(['className', 'aria-describedby']);

type Handler = (event: never) => void;

const isHandler = (name: string, value: unknown): value is Handler =>
  /^on[A-Z]/.test(name) && typeof value === 'function';

function inTurn(first: Handler, second: Handler): Handler {
  return (event) => {
    first(event);
    second(event);
  };
}

/** The element with our props merged in: its own handlers run first, both classes and both refs are set. */
export function mergeTriggerProps(trigger: ReactElement, own: TriggerProps): ReactElement {
  const theirs = trigger.props as Record<string, unknown>;
  const merged: Record<string, unknown> = { ...own };
  for (const [name, value] of Object.entries(own)) {
    const given = theirs[name];
    if (isHandler(name, value) && isHandler(name, given)) merged[name] = inTurn(given, value);
    else if (JOINED.has(name) && typeof given === 'string')
      merged[name] = typeof value === 'string' ? `${given} ${value}` : given;
  }
  if (own.ref) merged.ref = mergeRefs(own.ref, theirs.ref as Ref<HTMLButtonElement> | undefined);
  return cloneElement(trigger, merged);
}

/** Whether a trigger is disabled or busy, and so opens nothing. */
export function isDisabledTrigger(element: ReactElement): boolean {
  const { disabled, pending } = element.props as { disabled?: boolean; pending?: boolean };
  return Boolean(disabled) || pending === true;
}
