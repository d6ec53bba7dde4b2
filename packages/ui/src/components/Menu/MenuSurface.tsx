'use client';

import type { ComponentProps, ReactElement, ReactNode, Ref } from 'react';
import { Menu as MenuList, MenuItem as MenuEntry } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { defined } from '../../internal/defined.ts';
import { Headless } from '../../internal/Headless.tsx';
import { overlayLayer } from '../../internal/overlayLayer.ts';
import { optionItem, optionList, popoverSurface } from '../../internal/popoverStyle.ts';
import { takesFocus, type OpenedBy } from '../../internal/useOpener.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
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
  const choice = items.some((item) => item.selected !== undefined);
  return (
    <Headless>
      <Surface
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
          selectionMode={choice ? 'single' : 'none'}
          selectedKeys={items.filter((item) => item.selected).map((item) => item.id)}
          disallowEmptySelection
        >
          {items.map((item) => (
            <Entry
              key={item.id}
              id={item.id}
              textValue={item.label}
              isDisabled={Boolean(item.disabled)}
              data-danger={item.danger ? true : undefined}
              onAction={() => onAction(item)}
              {...defined({ href: item.href })}
            >
              <MenuIcon icon={item.icon} />
              <EntryLabel lang={item.lang}>{item.label}</EntryLabel>
              {item.selected && <Icon name="check" />}
            </Entry>
          ))}
        </List>
      </Surface>
    </Headless>
  );
}

function MenuIcon({ icon }: { icon: IconName | ReactElement | undefined }): ReactNode {
  return typeof icon === 'string' ? <Icon name={icon} /> : icon;
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

const Entry = styled(MenuEntry)`
  @layer concierge.components {
    ${optionItem}

    &[data-danger],
    &[data-danger] > svg {
      color: ${t.color.danger.text};
    }
    &[data-danger][data-focused] {
      background: ${t.color.danger.subtle};
    }
  }
`;

const EntryLabel = styled.span`
  @layer concierge.components {
    flex: 1;
  }
`;
