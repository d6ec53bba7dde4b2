import type { ComponentProps, ReactElement } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { defined } from '../../internal/defined.ts';
import { Headless } from '../../internal/Headless.tsx';
import { optionItem, optionList, popoverSurface } from '../../internal/popoverStyle.ts';
import { takesFocus, type OpenedBy } from '../../internal/useOpener.ts';
import { Icon } from '../Icon/Icon.tsx';
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
  return (
    <List
      aria-labelledby={labelledBy}
      items={entries}
      {...defined({ autoFocus, renderEmptyState })}
      selectionMode="single"
      selectedKeys={selectedKey === undefined ? [] : [selectedKey]}
      onSelectionChange={choose}
    >
      {(entry) => (
        <Option id={entry.key} textValue={entry.label} isDisabled={Boolean(entry.disabled)}>
          {entry.icon}
          <OptionLabel>{entry.label}</OptionLabel>
          <Icon name="check" />
        </Option>
      )}
    </List>
  );
}

const Surface = styled(Popover)`
  ${popoverSurface}
  min-inline-size: var(--trigger-width);
  max-inline-size: min(400px, calc(100vw - 16px));
`;

const List = styled(ListBox)`
  ${optionList}
` as typeof ListBox;

const Option = styled(ListBoxItem)`
  ${optionItem}

  & > svg:last-child {
    visibility: hidden;
    color: ${t.color.accentText};
  }
  &[data-selected] > svg:last-child {
    visibility: visible;
  }
`;

const OptionLabel = styled.span`
  flex: 1;
`;
