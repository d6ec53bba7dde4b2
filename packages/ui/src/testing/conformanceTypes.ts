import type { ReactElement, Ref } from 'react';

/** What every public component takes besides its own props and passes on. */
export interface Probe {
  className: string;
  style: { outlineColor: string };
  id: string;
  'data-probe': string;
  ref: Ref<never>;
}

export interface ConformanceCase {
  /** The exported name; also the value of `data-component` on the root. */
  name: string;
  render: (probe: Probe, called: (name: string) => () => void) => ReactElement;
  /** Rendered over the page in a portal: a server renders nothing of it. So is what `openedBy` opens. */
  overlay?: boolean;
  /** The root is there only once the trigger (the first button) is focused, or also pressed by keyboard. */
  openedBy?: 'focus' | 'press';
  /** Where `ref` points: the root, or the control inside that a form wants to focus. Default `root`. */
  refTo?: 'root' | 'control';
  /** `data-component` of the root where the component is made of another one. */
  root?: string;
}
