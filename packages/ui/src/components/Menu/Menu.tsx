'use client';

import type { ReactElement } from 'react';
import { surface } from '#overlay/Menu';
import { mergeTriggerProps, isDisabledTrigger } from '../../internal/trigger.ts';
import { useOpener } from '../../internal/useOpener.ts';
import type { MenuItem, MenuProps } from './menuTypes.ts';

export type { MenuItem, MenuProps } from './menuTypes.ts';

/** Actions or links behind one button. Arrows move, a letter jumps, Escape closes and focus returns. */
export function Menu({
  trigger,
  label,
  items,
  onAction,
  align = 'start',
  open,
  onOpenChange,
  ref,
  ...rest
}: MenuProps): ReactElement {
  const { triggerProps, mounted, ...opener } = useOpener({
    part: surface,
    popup: 'menu',
    open,
    onOpenChange,
    disabled: isDisabledTrigger(trigger),
  });
  const act = (item: MenuItem) => {
    item.onSelect?.();
    onAction?.(item.id);
  };
  return (
    <>
      {mergeTriggerProps(trigger, triggerProps)}
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
