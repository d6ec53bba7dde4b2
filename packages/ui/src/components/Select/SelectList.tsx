'use client';

import type { ReactElement } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { Headless } from '../../internal/Headless.tsx';
import { overlayLayer } from '../../internal/overlayLayer.ts';
import { popoverSurface } from '../../internal/popoverStyle.ts';
import { usePortal } from '../../internal/usePortal.ts';
import { takesFocus, type OpenedBy } from '../../internal/useOpener.ts';
import { OptionList } from './OptionList.tsx';
import { LONG, type SelectEntry } from './selectModel.ts';

export interface SelectListProps extends OpenedBy {
  labelledBy: string;
  entries: readonly SelectEntry[];
  selectedKeys: readonly string[];
  /** Several can be chosen: it stays open. */
  multiple: boolean;
  onSelect: (keys: string[]) => void;
}

/** The options of a select once it is open. A press closes, unless several can be chosen. */
export function SelectList({
  open,
  onOpenChange,
  triggerRef,
  labelledBy,
  entries,
  selectedKeys,
  multiple,
  onSelect,
  startAt,
}: SelectListProps): ReactElement {
  const select = (keys: 'all' | Set<string | number>) => {
    if (!multiple) onOpenChange(false);
    onSelect(keys === 'all' ? entries.map(({ key }) => key) : [...keys].map(String));
  };
  return (
    <Headless>
      <ListSurface
        {...usePortal(open)}
        isOpen={open}
        onOpenChange={onOpenChange}
        triggerRef={triggerRef}
        trigger="Select"
        placement="bottom start"
        offset={4}
        style={overlayLayer}
        aria-labelledby={labelledBy}
        data-part="Popover"
      >
        <OptionList
          entries={entries}
          isLong={entries.length > LONG}
          aria-labelledby={labelledBy}
          {...takesFocus(startAt)}
          selectionMode={multiple ? 'multiple' : 'single'}
          selectedKeys={selectedKeys}
          onSelectionChange={select}
          // It closes, and leaves the choice.
          escapeKeyBehavior="none"
        />
      </ListSurface>
    </Headless>
  );
}

/** What the options of a select or a combobox are in. */
export const ListSurface: typeof Popover = styled(Popover)`
  @layer concierge.components {
    ${popoverSurface}
    min-inline-size: var(--trigger-width);
    max-inline-size: min(400px, calc(100vw - 16px));
  }
`;
