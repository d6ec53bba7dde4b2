import type { ReactElement } from 'react';
import { onDemand } from '../../internal/onDemand.tsx';
import type { PropsOver } from '../../internal/props.ts';
import { armTrigger, isDisabledTrigger } from '../../internal/trigger.ts';
import { useOpener } from '../../internal/useOpener.ts';
import type { IconName } from '../Icon/Icon.tsx';

const surface = onDemand(async () => (await import('./MenuSurface.tsx')).MenuSurface);

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
  const { triggerProps, mounted, ...opener } = useOpener({
    part: surface,
    popup: 'menu',
    onOpenChange,
    disabled: isDisabledTrigger(trigger),
  });
  const act = (item: MenuItem) => {
    item.onSelect?.();
    onAction?.(item.id);
  };
  return (
    <>
      {armTrigger(trigger, triggerProps)}
      {mounted && (
        <surface.Part
          {...opener}
          label={label}
          items={items}
          onAction={act}
          align={align}
          rest={rest}
          listRef={ref}
        />
      )}
    </>
  );
}
