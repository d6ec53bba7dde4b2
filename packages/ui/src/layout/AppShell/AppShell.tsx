'use client';

import {
  useEffect,
  useId,
  useMemo,
  useRef,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { focusRing } from '../../internal/focusRing.ts';
import type { ElementProps } from '../../internal/props.ts';
import { useMediaQuery } from '../../internal/useMediaQuery.ts';
import { NARROW } from '../narrow.ts';
import { ShellContext } from './shellContext.ts';

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
  /** What the page shows may be old: rows of tables lose their colours, not their contrast. Default false. */
  stale?: boolean | undefined;
  /** The page. */
  children: ReactNode;
  /** Whether the drawer is open. Without effect while the sidebar is beside the page. */
  menuOpen: boolean;
  /** The drawer was opened or closed. */
  onMenuOpenChange: (open: boolean) => void;
  /** Text of the link that jumps over header and menu. */
  skipLabel: string;
}

/**
 * The frame of the app: skip link, header, sidebar, page (B1, B5). The page scrolls with the window;
 * header and sidebar stay in view. While the drawer is open the page behind it is inert; Escape, a
 * press beside it or following one of its links closes it, and the focus goes back to where it was.
 */
export function AppShell({
  header,
  sidebar,
  second,
  end,
  notice,
  bottom,
  stale = false,
  children,
  menuOpen,
  onMenuOpenChange,
  skipLabel,
  ref,
  ...rest
}: AppShellProps): ReactElement {
  const narrow = useMediaQuery(NARROW);
  const open = narrow && menuOpen;
  const drawer = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const mainId = useId();
  useDrawerFocus(open, drawer);

  const change = useRef(onMenuOpenChange);
  useEffect(() => {
    change.current = onMenuOpenChange;
  });
  const shell = useMemo(
    () => ({ drawer: narrow, closeDrawer: () => change.current(false) }),
    [narrow],
  );

  const skip = (event: MouseEvent) => {
    // No `#` in the address: it belongs to the app.
    event.preventDefault();
    main.current?.focus();
  };

  useEffect(() => {
    if (!open) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) shell.closeDrawer();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open, shell]);

  return (
    <Root
      {...rest}
      ref={ref}
      data-component="AppShell"
      data-notice={notice ? true : undefined}
      data-bottom={bottom ? true : undefined}
    >
      <SkipLink href={`#${mainId}`} onClick={skip} data-part="Skip">
        {skipLabel}
      </SkipLink>
      <Top data-part="Header">
        {header}
        {notice && <Notice data-part="Notice">{notice}</Notice>}
      </Top>
      <ShellContext value={shell}>
        <Body>
          <Side
            ref={drawer}
            tabIndex={-1}
            data-part="Sidebar"
            data-open={open || undefined}
            inert={narrow && !open}
          >
            {sidebar}
          </Side>
          {open && <Backdrop data-part="Backdrop" onClick={() => onMenuOpenChange(false)} />}
          {second && <Second data-part="Second">{second}</Second>}
          <Page inert={open}>
            <Main
              ref={main}
              id={mainId}
              tabIndex={-1}
              data-part="Main"
              data-stale={stale || undefined}
            >
              {children}
            </Main>
            {end && <End data-part="End">{end}</End>}
          </Page>
        </Body>
        {bottom && (
          <Bottom data-part="Bottom" inert={open}>
            {bottom}
          </Bottom>
        )}
      </ShellContext>
    </Root>
  );
}

/** Moves the focus into the drawer while it is open and back to where it was afterwards. */
function useDrawerFocus(open: boolean, drawer: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    const panel = drawer.current;
    panel?.focus({ preventScroll: true });
    return () => {
      const inside = panel?.contains(document.activeElement) ?? false;
      const lost = document.activeElement === document.body;
      if ((inside || lost) && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [open, drawer]);
}

const HEADER = '56px';
const PHONE = '(max-width: 640px)';

const Root = styled.div`
  @layer concierge.components {
    --cc-header-size: ${HEADER};
    display: flex;
    flex-direction: column;
    min-block-size: 100dvh;
    background: ${t.color.canvas};
    color: ${t.color.text};

    &[data-notice] {
      --cc-notice-size: 44px;
      --cc-header-size: calc(${HEADER} + var(--cc-notice-size));
    }
    @media ${PHONE} {
      &[data-notice] {
        --cc-notice-size: 60px;
      }
      &[data-bottom] {
        --cc-bottom-size: calc(56px + env(safe-area-inset-bottom));
      }
      /* What takes the focus is scrolled to above the bar. */
      :root:has(&[data-bottom]) {
        scroll-padding-block-end: 72px;
      }
    }
  }
`;

const SkipLink = styled.a`
  @layer concierge.components {
    position: fixed;
    inset-block-start: ${t.space[2]};
    inset-inline-start: ${t.space[2]};
    z-index: ${t.layer.toast};
    padding: ${t.space[2]} ${t.space[4]};
    border-radius: ${t.radius.md};
    background: ${t.color.accent};
    color: ${t.color.textOnAccent};
    font: ${t.weight.medium} ${t.text.md} ${t.font.sans};
    text-decoration: none;
    box-shadow: ${t.shadow.lg};

    &:not(:focus) {
      clip-path: inset(50%);
      inline-size: 1px;
      block-size: 1px;
      padding: 0;
      overflow: hidden;
      white-space: nowrap;
    }
    &:focus-visible {
      ${focusRing}
    }
  }
`;

const Top = styled.div`
  @layer concierge.components {
    position: sticky;
    inset-block-start: 0;
    z-index: calc(${t.layer.sidebar} + 1);
    block-size: var(--cc-header-size);
  }
`;

const Notice = styled.div`
  @layer concierge.components {
    block-size: var(--cc-notice-size);
  }
`;

const Bottom = styled.div`
  @layer concierge.components {
    display: none;

    @media ${PHONE} {
      position: fixed;
      inset-inline: 0;
      inset-block-end: 0;
      z-index: calc(${t.layer.sidebar} - 2);
      display: block;
    }
  }
`;

const Body = styled.div`
  @layer concierge.components {
    display: flex;
    flex: 1;
    min-inline-size: 0;
  }
`;

const column = `
  position: sticky;
  inset-block-start: var(--cc-header-size);
  align-self: flex-start;
  block-size: calc(100dvh - var(--cc-header-size));
`;

const Side = styled.div`
  @layer concierge.components {
    ${column}
    z-index: ${t.layer.sidebar};
    flex: none;

    &:focus {
      outline: none;
    }

    @media ${NARROW} {
      position: fixed;
      inset-inline-start: 0;
      inset-block-end: 0;
      align-self: auto;
      block-size: auto;
      inline-size: min(304px, calc(100vw - 56px));
      box-shadow: ${t.shadow.lg};
      visibility: hidden;
      transform: translateX(-100%);
      transition:
        transform ${t.motion.slide},
        visibility ${t.motion.slide};

      &:dir(rtl) {
        transform: translateX(100%);
      }
      &[data-open] {
        visibility: visible;
        transform: none;
      }
      && > * {
        inline-size: 100%;
      }
    }
  }
`;

const Backdrop = styled.div`
  @layer concierge.components {
    position: fixed;
    inset: var(--cc-header-size) 0 0;
    z-index: calc(${t.layer.sidebar} - 1);
    background: ${t.color.overlay};
  }
`;

const Second = styled.div`
  @layer concierge.components {
    ${column}
    flex: none;

    @media ${NARROW} {
      display: none;
    }
  }
`;

const Page = styled.div`
  @layer concierge.components {
    display: flex;
    flex: 1;
    min-inline-size: 0;

    @media (max-width: 1024px) {
      flex-direction: column;
    }
  }
`;

const Main = styled.main`
  @layer concierge.components {
    flex: 1;
    min-inline-size: 0;
    inline-size: 100%;
    max-inline-size: 1680px;
    margin-inline: auto;
    padding: ${t.space[6]} ${t.space[8]} ${t.space[12]};

    &:focus {
      outline: none;
    }
    &:focus-visible {
      ${focusRing}
      outline-offset: -4px;
    }

    @media (max-width: 1024px) {
      padding-inline: ${t.space[5]};
    }
    @media (max-width: 640px) {
      padding: ${t.space[4]} ${t.space[4]} calc(${t.space[10]} + var(--cc-bottom-size, 0px));
    }

    &[data-stale] tbody {
      color: ${t.color.textMuted};
      filter: grayscale(1);
    }
  }
`;

const End = styled.div`
  @layer concierge.components {
    ${column}
    flex: none;

    @media (max-width: 1024px) {
      position: static;
      align-self: stretch;
      block-size: auto;
      padding-inline: ${t.space[4]};
      && > * {
        inline-size: 100%;
        block-size: auto;
      }
    }
  }
`;
