'use client';

import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { useSidebar } from './sidebarContext.ts';
import { flyoutTop } from './sidebarModel.ts';

/** What floats beside a minified entry: fixed, so that the scrolling menu does not clip it. */
export function SidebarFlyout({
  id,
  label,
  children,
}: {
  id: string;
  label: string;
  children: ReactNode;
}): ReactElement {
  const { side } = useSidebar();
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const box = panel.current;
    const entry = box?.parentElement?.getBoundingClientRect();
    if (!box || !entry) return;
    box.style.top = `${flyoutTop(entry.top, box.offsetHeight, window.innerHeight)}px`;
    const rtl = getComputedStyle(box).direction === 'rtl';
    if ((side === 'start') === rtl) box.style.right = `${window.innerWidth - entry.left}px`;
    else box.style.left = `${entry.right}px`;
  }, [side]);

  return (
    <Area ref={panel} id={id} role="group" aria-label={label} data-part="Flyout" data-side={side}>
      <Box>{children}</Box>
    </Area>
  );
}

/** Reaches over the gap to the entry, so that the pointer can cross it. */
const Area = styled.div`
  @layer concierge.components {
    position: fixed;
    z-index: ${t.layer.overlay};
    padding-inline-start: 20px;
    animation: cc-appear ${t.motion.fast};

    &[data-side='end'] {
      padding-inline: 0 20px;
    }
  }
`;

const Box = styled.div`
  @layer concierge.components {
    --sidebar-current: ${t.color.surfaceSelected};
    --sidebar-current-shadow: none;
    --sidebar-current-text: ${t.color.accentText};
    min-inline-size: 200px;
    max-inline-size: 280px;
    max-block-size: calc(100dvh - 16px);
    overflow-y: auto;
    padding: ${t.space[2]};
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.md};
    background: ${t.color.surfaceRaised};
    box-shadow: ${t.shadow.lg};
  }
`;
