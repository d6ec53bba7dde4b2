import type { IconSource } from '../../components/Icon/iconOf.tsx';
import { matchesText } from '../../internal/foldText.ts';
import type { RenderLink } from '../../internal/renderLink.ts';

/** One entry of a `Sidebar`. An entry with `items` opens and closes them; any other is a link. */
export interface SidebarItem {
  id: string;
  label: string;
  /** Shown before the label, a bundled one by name or an element; entries of a sub-menu have none. */
  icon?: IconSource | undefined;
  /** Where the entry leads. Entries with `items` do not need one. */
  href?: string | undefined;
  /** The link of a router in place of ours: an element, or a function that spreads our props on one. */
  render?: RenderLink | undefined;
  /** Marks the current page; its parent is marked by itself. */
  current?: boolean | undefined;
  /** A count beside the label, of 0 none; `label` says to screen readers what is counted, e.g. '6 services'. */
  badge?: { count: number; label: string } | undefined;
  /** Called on a press, for entries that act instead of leading somewhere. */
  onSelect?: (() => void) | undefined;
  /** The sub-menu, one level deep. */
  items?: ReadonlyArray<Omit<SidebarItem, 'items'>> | undefined;
}

export function hasItems(
  item: SidebarItem,
): item is SidebarItem & { items: readonly SidebarItem[] } {
  return item.items !== undefined && item.items.length > 0;
}

/** Whether the entry or one below it is the current page. */
export function holdsCurrent(item: SidebarItem): boolean {
  return item.current === true || (item.items?.some(holdsCurrent) ?? false);
}

/**
 * The entries that match the text, sub-entries included: an entry that matches keeps its whole sub-menu,
 * another one only the sub-entries that match.
 */
export function filterItems(items: readonly SidebarItem[], query: string): readonly SidebarItem[] {
  if (query.trim() === '') return items;
  return items.flatMap((item) => {
    if (matchesText(query, item.label)) return [item];
    const below = filterItems(item.items ?? [], query);
    return below.length > 0 ? [{ ...item, items: below }] : [];
  });
}

/**
 * Whether a sub-menu is open: as the user left it; untouched, when it holds the current page; while filtering
 * always, so that no match is hidden.
 */
export function isOpen(
  item: SidebarItem,
  touched: Readonly<Record<string, boolean>>,
  filtering: boolean,
): boolean {
  return filtering || (touched[item.id] ?? holdsCurrent(item));
}

/** The top edge of a fly-out in px, so that it is beside its entry and inside the window. */
export function flyoutTop(entryTop: number, flyoutHeight: number, windowHeight: number): number {
  const margin = 8;
  return Math.max(margin, Math.min(entryTop, windowHeight - flyoutHeight - margin));
}
