import type { ReactElement, ReactNode } from 'react';
import { Menu as MenuList, MenuItem as MenuEntry, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Pressable } from 'react-aria-components/Pressable';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { defined } from '../../internal/defined.ts';
import type { PropsOver } from '../../internal/props.ts';
import { optionItem, optionList, popoverSurface } from '../../internal/popoverStyle.ts';
import { asTrigger, isDisabledTrigger } from '../../internal/trigger.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

export interface MenuItem {
  id: string;
  label: string;
  /** A bundled icon by name, or something drawn already (a flag). */
  icon?: IconName | ReactElement | undefined;
  /** Makes the entry a link. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  /** Given on any entry, the entries are a choice of one, and this is the chosen one. */
  selected?: boolean | undefined;
  /** The entry removes something. */
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the open menu, not to its trigger. */
export type MenuProps = PropsOver<
  'div',
  {
    /** The button that opens the menu: takes `ref` and DOM props, for example `Button` or `IconButton`. */
    trigger: ReactElement;
    /** Accessible name of the list. */
    label: string;
    items: readonly MenuItem[];
    /** Called with the `id` of the chosen entry, after its own `onSelect`. */
    onAction?: ((id: string) => void) | undefined;
    /** Edge of the trigger the menu lines up with. Default `end`. */
    align?: 'start' | 'end' | undefined;
    /** Reports opening and closing, for triggers that show it. */
    onOpenChange?: ((open: boolean) => void) | undefined;
    children?: never;
    dir?: never;
    slot?: never;
  }
>;

/** Actions or links behind one button. Arrows move, a letter jumps, Escape closes and focus returns. */
export function Menu({
  trigger,
  label,
  items,
  onAction,
  align = 'end',
  onOpenChange,
  ref,
  ...rest
}: MenuProps): ReactElement {
  const choice = items.some((item) => item.selected !== undefined);
  const act = (item: MenuItem) => {
    item.onSelect?.();
    onAction?.(item.id);
  };
  return (
    <MenuTrigger {...defined({ onOpenChange })}>
      <Pressable isDisabled={isDisabledTrigger(trigger)}>{asTrigger(trigger)}</Pressable>
      <Surface
        placement={align === 'end' ? 'bottom end' : 'bottom start'}
        offset={4}
        data-part="Surface"
      >
        <List
          {...defined(rest)}
          {...(ref ? { ref } : {})}
          data-component="Menu"
          aria-label={label}
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
              onAction={() => act(item)}
              {...defined({ href: item.href })}
            >
              <MenuIcon icon={item.icon} />
              <EntryLabel>{item.label}</EntryLabel>
              {item.selected && <Icon name="check" />}
            </Entry>
          ))}
        </List>
      </Surface>
    </MenuTrigger>
  );
}

function MenuIcon({ icon }: { icon: IconName | ReactElement | undefined }): ReactNode {
  return typeof icon === 'string' ? <Icon name={icon} /> : icon;
}

const Surface = styled(Popover)`
  ${popoverSurface}
  min-inline-size: max(180px, var(--trigger-width));
  max-inline-size: min(320px, calc(100vw - 16px));
`;

const List = styled(MenuList)`
  ${optionList}
`;

const Entry = styled(MenuEntry)`
  ${optionItem}

  &[data-danger],
  &[data-danger] > svg {
    color: ${t.color.danger.text};
  }
  &[data-danger][data-focused] {
    background: ${t.color.danger.subtle};
  }
`;

const EntryLabel = styled.span`
  flex: 1;
`;
