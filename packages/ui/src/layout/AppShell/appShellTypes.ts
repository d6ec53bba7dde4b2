import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';

export interface AppShellProps extends ElementProps<'div'> {
  /** A `Header`. */
  header: ReactNode;
  /** A `Sidebar`: beside the page; in a narrow window, or on a phone on its side, a drawer over it. */
  sidebar: ReactNode;
  /** A second `Sidebar` beside the first. Hidden where the first is a drawer. */
  second?: ReactNode;
  /** A `Sidebar` (or any column) at the end edge. Stacks below the page at 1024 px and narrower. */
  end?: ReactNode;
  /** One line across the page below the header, such as a `ConnectionBar`. */
  notice?: ReactNode;
  /** A `BottomBar`, at 640 px and narrower. */
  bottom?: ReactNode;
  /** Above the page on paper, where the header is not: such as the name of the house. */
  printHeading?: ReactNode;
  /** What the page shows may be old: rows of tables lose their colors, not their contrast. Default false. */
  stale?: boolean | undefined;
  /** The page. */
  children: ReactNode;
  /** Whether the drawer is open. Without effect while the sidebar is beside the page. */
  menuOpen: boolean;
  /** The drawer was opened or closed. */
  onMenuOpenChange: (open: boolean) => void;
  /** Text of the link that jumps over header and menu. */
  skipLabel: string;
  /** Where that link leads: before the first row of the page's list, as long as there is one, or to the page. Default `page`. */
  skipTo?: 'page' | 'list' | undefined;
}
