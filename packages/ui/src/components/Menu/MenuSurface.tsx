'use client';

import type { ComponentProps, ReactElement, Ref } from 'react';
import { Menu as MenuList, MenuItem as MenuEntry } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { defined } from '../../internal/defined.ts';
import { Headless } from '../../internal/Headless.tsx';
import { overlayLayer } from '../../internal/overlayLayer.ts';
import { optionList, popoverSurface, optionItem } from '../../internal/popoverStyle.ts';
import { usePortal } from '../../internal/usePortal.ts';
import { takesFocus, type OpenedBy } from '../../internal/useOpener.ts';
import type { MenuItem } from './menuTypes.ts';
import { t } from '../../foundations/t.generated.ts';
import { anchorOf } from '../../internal/Anchor.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { iconOf } from '../Icon/iconOf.tsx';

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

/** Whether the entries are a choice of one, and which it is. */
function choiceOf(items: readonly MenuItem[]): {
  selectionMode: 'single' | 'none';
  selectedKeys: string[];
} {
  return {
    selectionMode: items.some((item) => item.selected !== undefined) ? 'single' : 'none',
    selectedKeys: items.filter((item) => item.selected).map((item) => item.id),
  };
}

/** One entry. */
function menuEntry(item: MenuItem, onAction: (item: MenuItem) => void): ReactElement {
  const { href } = item;
  return (
    <Entry
      key={item.id}
      id={item.id}
      textValue={item.label}
      isDisabled={Boolean(item.disabled)}
      data-tone={item.tone}
      onAction={() => onAction(item)}
      {...(href === undefined ? {} : { href, render: anchorOf(item.render) })}
    >
      {iconOf(item.icon)}
      <EntryLabel lang={item.lang}>{item.label}</EntryLabel>
      {item.selected && <Icon name="check" />}
    </Entry>
  );
}

const Entry = styled(MenuEntry)`
  @layer concierge.components {
    ${optionItem}

    &[data-tone='danger'],
    &[data-tone='danger'] > svg {
      color: ${t.color.danger.text};
    }
    &[data-tone='danger'][data-focused] {
      background: ${t.color.danger.subtle};
    }
  }
`;

const EntryLabel = styled.span`
  @layer concierge.components {
    flex: 1;
  }
`;
