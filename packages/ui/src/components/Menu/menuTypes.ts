import type { ReactElement } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import type { RenderLink } from '../../internal/renderLink.ts';
import type { IconSource } from '../Icon/iconOf.tsx';

export interface MenuItem {
  id: string;
  label: string;
  /** Language of the label, where it is not the page's. */
  lang?: string | undefined;
  /** A bundled icon by name, or an element (a flag). */
  icon?: IconSource | undefined;
  /** Makes the entry a link. */
  href?: string | undefined;
  /** With `href`: the link of a router in place of ours, an element or a function that spreads our props on one. */
  render?: RenderLink | undefined;
  onSelect?: (() => void) | undefined;
  /** Given on any entry, the entries are a choice of one, and this is the chosen one. */
  selected?: boolean | undefined;
  /** `danger` where the entry removes something. Default `default`. */
  tone?: 'default' | 'danger' | undefined;
  disabled?: boolean | undefined;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the open menu, not to its trigger. */
export interface MenuProps extends ElementProps<'div', 'children' | 'dir' | 'slot'> {
  /** The button that opens the menu: takes `ref` and DOM props, for example `Button` or `IconButton`. */
  trigger: ReactElement;
  /** Accessible name of the list. */
  label: string;
  /** Its entries, in this order. */
  items: ReadonlyArray<MenuItem>;
  /** Called with the `id` of the chosen entry, after its own `onSelect`. */
  onAction?: ((id: string) => void) | undefined;
  /** Edge of the trigger the menu lines up with. Default `start`. */
  align?: 'start' | 'end' | undefined;
  /** Whether it is open, where the caller keeps it; without it the menu keeps it itself. */
  open?: boolean | undefined;
  /** The user opened or closed it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}
