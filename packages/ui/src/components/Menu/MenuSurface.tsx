'use client';

import type { ComponentProps, ReactElement, Ref } from 'react';
import { Menu as MenuList } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { defined } from '../../internal/defined.ts';
import { Headless } from '../../internal/Headless.tsx';
import { overlayLayer } from '../../internal/overlayLayer.ts';
import { optionList, popoverSurface } from '../../internal/popoverStyle.ts';
import { usePortal } from '../../internal/usePortal.ts';
import { takesFocus, type OpenedBy } from '../../internal/useOpener.ts';
import { choiceOf, menuEntry } from './menuEntry.tsx';
import type { MenuItem } from './menuTypes.ts';

export interface MenuSurfaceProps extends OpenedBy {
  label: string;
  items: readonly MenuItem[];
  onAction: (item: MenuItem) => void;
  align: 'start' | 'end';
  /** For the list: `className`, `style`, `id`, `data-*`, `aria-*`. */
  rest: ComponentProps<'div'>;
  listRef: Ref<HTMLDivElement> | undefined;
}

/** What a menu shows once it is open. */
export function MenuSurface({
  open,
  onOpenChange,
  triggerRef,
  startAt,
  label,
  items,
  onAction,
  align,
  rest,
  listRef,
}: MenuSurfaceProps): ReactElement {
  return (
    <Headless>
      <Surface
        {...usePortal(open)}
        isOpen={open}
        onOpenChange={onOpenChange}
        triggerRef={triggerRef}
        trigger="MenuTrigger"
        placement={align === 'end' ? 'bottom end' : 'bottom start'}
        offset={4}
        style={overlayLayer}
        aria-label={label}
        data-part="Surface"
      >
        <List
          {...defined(rest)}
          {...(listRef ? { ref: listRef } : {})}
          data-component="Menu"
          aria-label={label}
          {...takesFocus(startAt)}
          onClose={() => onOpenChange(false)}
          {...choiceOf(items)}
          disallowEmptySelection
        >
          {items.map((item) => menuEntry(item, onAction))}
        </List>
      </Surface>
    </Headless>
  );
}

const Surface = styled(Popover)`
  @layer concierge.components {
    ${popoverSurface}
    min-inline-size: max(180px, var(--trigger-width));
    max-inline-size: min(320px, calc(100vw - 16px));
  }
`;

const List = styled(MenuList)`
  @layer concierge.components {
    ${optionList}
  }
`;
