'use client';

import { useId, useMemo, useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { screenOnly } from '../../internal/screenOnly.ts';
import { useMediaQuery } from '../../internal/useMediaQuery.ts';
import { NARROW } from '../narrow.ts';
import type { AppShellProps } from './appShellTypes.ts';
import { ShellContext } from './shellContext.ts';
import { SkipLink } from './SkipLink.tsx';
import { useDrawer } from './useDrawer.ts';

export type { AppShellProps } from './appShellTypes.ts';

/**
 * The frame of the app: skip link, header, sidebar, page. The page scrolls with the window;
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
  printHeading,
  stale = false,
  children,
  menuOpen,
  onMenuOpenChange,
  skipLabel,
  skipTo = 'page',
  ...rest
}: AppShellProps): ReactElement {
  const narrow = useMediaQuery(NARROW);
  const open = narrow && menuOpen;
  const { drawer, close } = useDrawer(open, onMenuOpenChange);
  const shell = useMemo(() => ({ drawer: narrow, closeDrawer: close }), [narrow, close]);
  const main = useRef<HTMLElement>(null);
  const mainId = useId();
  return (
    <Root
      {...rest}
      data-component="AppShell"
      data-notice={notice ? true : undefined}
      data-bottom={bottom ? true : undefined}
    >
      <SkipLink to={main} id={mainId} list={skipTo === 'list'}>
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
            {printHeading && <PrintHeading data-part="PrintHeading">{printHeading}</PrintHeading>}
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

const HEADER = '56px';
const PHONE = '(max-width: 640px)';
/** In a lower window, such as one at 400 %, the bar takes the place of the page: there it is below its end. */
const BOTTOM_FIXED = `${PHONE} and (min-height: 420px)`;

const Root = styled.div`
  @layer concierge.components {
    --cc-header-size: ${HEADER};
    display: flex;
    flex-direction: column;
    min-block-size: 100dvh;
    background: ${t.color.canvas};
    color: ${t.color.text};

    @media print {
      display: block;
      min-block-size: 0;
      background: none;
    }

    /* What takes the focus is scrolled to between the bars (WCAG 2.4.11). */
    :root:has(&) {
      scroll-padding-block-start: 64px;
    }
    :root:has(&[data-notice]) {
      scroll-padding-block-start: 108px;
    }
    &[data-notice] {
      --cc-notice-size: 44px;
      --cc-header-size: calc(${HEADER} + var(--cc-notice-size));
    }
    @media ${PHONE} {
      &[data-notice] {
        --cc-notice-size: 60px;
      }
      :root:has(&[data-notice]) {
        scroll-padding-block-start: 124px;
      }
    }
    @media ${BOTTOM_FIXED} {
      &[data-bottom] {
        --cc-bottom-size: calc(56px + env(safe-area-inset-bottom));
      }
      :root:has(&[data-bottom]) {
        scroll-padding-block-end: 72px;
      }
    }
  }
`;

const Top = styled.div`
  @layer concierge.components {
    position: sticky;
    inset-block-start: 0;
    z-index: calc(${t.layer.sidebar} + 1);
    block-size: var(--cc-header-size);
    ${screenOnly}
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

    @media screen and ${PHONE} {
      display: block;
    }
    @media screen and ${BOTTOM_FIXED} {
      position: fixed;
      inset-inline: 0;
      inset-block-end: 0;
      z-index: calc(${t.layer.sidebar} - 2);
    }
  }
`;

const Body = styled.div`
  @layer concierge.components {
    display: flex;
    flex: 1;
    min-inline-size: 0;

    @media print {
      display: block;
    }
  }
`;

const column = `
  position: sticky;
  inset-block-start: var(--cc-header-size);
  align-self: flex-start;
  block-size: calc(100dvh - var(--cc-header-size));
  ${screenOnly}
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
        /* At once: what is still hidden in the first frame takes no focus. */
        transition-duration: ${t.motion.slide}, 0s;
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
    ${screenOnly}
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
    @media print {
      display: block;
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
      padding: ${t.space[4]} ${t.space[4]}
        calc(${t.space[10]} + var(--cc-bottom-size, 0px) + var(--cc-toasts-size, 0px));
    }

    && {
      @media print {
        max-inline-size: none;
        padding: 0;
      }
    }

    @media screen {
      &[data-stale] tbody {
        color: ${t.color.textMuted};
        filter: grayscale(1);
      }
    }
  }
`;

const PrintHeading = styled.div`
  @layer concierge.components {
    margin-block-end: ${t.space[2]};
    font-weight: ${t.weight.semibold};

    @media screen {
      display: none;
    }
  }
`;

const End = styled.div`
  @layer concierge.components {
    ${column}
    flex: none;

    @media screen and (max-width: 1024px) {
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
