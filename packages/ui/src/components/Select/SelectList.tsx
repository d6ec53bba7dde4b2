'use client';

import type { ComponentProps, ReactElement } from 'react';
import { Collection, Header, ListBoxSection, type ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { defined } from '../../internal/defined.ts';
import { Headless } from '../../internal/Headless.tsx';
import { OptionList, optionLine } from './OptionList.tsx';
import { overlayLayer } from '../../internal/overlayLayer.ts';
import { popoverSurface } from '../../internal/popoverStyle.ts';
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
      <SelectOptions {...props} {...takesFocus(props.startAt)} />
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

type SelectOptionsProps = SelectListProps &
  Pick<ComponentProps<typeof ListBox>, 'autoFocus' | 'renderEmptyState'>;

/** One line per option. A press closes. */
export function SelectOptions({
  onOpenChange,
  labelledBy,
  entries,
  selectedKey,
  onChoose,
  autoFocus,
  renderEmptyState,
}: SelectOptionsProps): ReactElement {
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
      {...defined({ autoFocus, renderEmptyState })}
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

const optionOf = ({ key, ...entry }: SelectEntry): ReactElement =>
  optionLine({ ...entry, id: key });

const Surface = styled(Popover)`
  @layer concierge.components {
    ${popoverSurface}
    min-inline-size: var(--trigger-width);
    max-inline-size: min(400px, calc(100vw - 16px));
  }
`;

const Group = styled(ListBoxSection)`
  @layer concierge.components {
    display: grid;
    gap: 1px;
  }
` as typeof ListBoxSection;

const GroupLabel = styled(Header)`
  @layer concierge.components {
    padding: ${t.space[2]} ${t.space[2]} 2px;
    color: ${t.color.textMuted};
    font: ${t.weight.medium} ${t.text.xs} ${t.font.sans};
  }
`;
