'use client';

import type { ReactElement } from 'react';
import { Collection, Header, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { Headless } from '../../internal/Headless.tsx';
import { OptionList, optionLine } from './OptionList.tsx';
import { overlayLayer } from '../../internal/overlayLayer.ts';
import { popoverSurface } from '../../internal/popoverStyle.ts';
import { usePortal } from '../../internal/usePortal.ts';
import { takesFocus, type OpenedBy } from '../../internal/useOpener.ts';
import { groupedEntries } from './groupedEntries.ts';
import type { SelectEntry } from './selectModel.ts';

export interface SelectListProps extends OpenedBy {
  labelledBy: string;
  entries: readonly SelectEntry[];
  selectedKey: string | undefined;
  onChoose: (key: string) => void;
}

/** The options of a select once it is open. */
export function SelectList(props: SelectListProps): ReactElement {
  return (
    <SelectSurface {...props}>
      <SelectOptions {...props} />
    </SelectSurface>
  );
}

/** What the options are in. */
export function SelectSurface({
  open,
  onOpenChange,
  triggerRef,
  labelledBy,
  children,
}: SelectListProps & { children: ReactElement }): ReactElement {
  return (
    <Headless>
      <Surface
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
        {children}
      </Surface>
    </Headless>
  );
}

/** One line per option. A press closes. */
function SelectOptions({
  onOpenChange,
  labelledBy,
  entries,
  selectedKey,
  onChoose,
  startAt,
}: SelectListProps): ReactElement {
  const choose = (keys: 'all' | Set<string | number>) => {
    onOpenChange(false);
    // Nothing is left when the chosen option is pressed again: it stays chosen.
    const [key] = keys === 'all' ? [] : keys;
    if (key !== undefined) onChoose(String(key));
  };
  const [[, lines] = [undefined, []], ...groups] = groupedEntries(entries);
  return (
    <OptionList
      aria-labelledby={labelledBy}
      {...takesFocus(startAt)}
      selectionMode="single"
      selectedKeys={selectedKey === undefined ? [] : [selectedKey]}
      onSelectionChange={choose}
    >
      <Collection items={lines}>{optionOf}</Collection>
      {groups.map(([label, items]) => (
        <Group key={label} id={`group-${label}`}>
          <GroupLabel>{label}</GroupLabel>
          <Collection items={items}>{optionOf}</Collection>
        </Group>
      ))}
    </OptionList>
  );
}

const optionOf = (entry: SelectEntry): ReactElement => optionLine(entry.key, entry);

const Surface = styled(Popover)`
  @layer concierge.components {
    ${popoverSurface}
    min-inline-size: var(--trigger-width);
    max-inline-size: min(400px, calc(100vw - 16px));
  }
`;

/** Options under a heading, and the heading. */
export const groupBox = `
  display: grid;
  gap: 1px;
`;
export const groupLabel: string = `
  padding: ${t.space[2]} ${t.space[2]} 2px;
  color: ${t.color.textMuted};
  font: ${t.weight.medium} ${t.text.xs} ${t.font.sans};
`;

const Group = styled(ListBoxSection)`
  @layer concierge.components {
    ${groupBox}
  }
` as typeof ListBoxSection;

const GroupLabel = styled(Header)`
  @layer concierge.components {
    ${groupLabel}
  }
`;
