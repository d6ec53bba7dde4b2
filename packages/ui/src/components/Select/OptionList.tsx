'use client';

import { useMemo, type ComponentType, type ReactElement } from 'react';
import {
  Collection,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  type ListBoxProps,
} from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { t } from '../../foundations/t.generated.ts';
import { optionItem, optionList } from '../../internal/popoverStyle.ts';
import { itemsOf, type Item, type SelectEntry } from './selectModel.ts';

interface OptionListProps extends Omit<ListBoxProps<Item>, 'items' | 'children'> {
  entries: readonly SelectEntry[];
  /** Those in view are rendered. */
  isLong: boolean;
}

/** The list of a select or a combobox. */
export function OptionList({ entries, isLong, ...rest }: OptionListProps): ReactElement {
  const items = useMemo(() => itemsOf(entries), [entries]);
  if (!isLong)
    return (
      <List {...rest} items={items}>
        {lineOf}
      </List>
    );
  return (
    <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
      <List {...rest} items={items} data-long>
        {lineOf}
      </List>
    </Virtualizer>
  );
}

/** Guesses, in px; what is rendered is measured. */
const LAYOUT = { estimatedRowSize: 34, estimatedHeadingSize: 28, padding: 4, gap: 1 };

const lineOf = (item: Item): ReactElement =>
  'entries' in item ? (
    <Group id={item.key}>
      <GroupLabel>{item.label}</GroupLabel>
      <Collection items={item.entries}>{optionOf}</Collection>
    </Group>
  ) : (
    optionOf(item)
  );

const optionOf = ({ key, label, icon, disabled }: SelectEntry): ReactElement => (
  <ListBoxItem id={key} textValue={label} isDisabled={!!disabled} data-part="Option">
    {({ isSelected }) => (
      <>
        {icon}
        <span dir="auto">{label}</span>
        {isSelected && <Icon name="check" />}
      </>
    )}
  </ListBoxItem>
);

/** A list may have hundreds of options: their rules are those of the list. */
const List = styled(ListBox)`
  @layer concierge.components {
    ${optionList}

    /* Whatever is in view, as wide as it was. */
    &[data-long] {
      display: block;
      inline-size: 320px;
      min-inline-size: 100%;
      max-inline-size: 100%;
      padding: 0;
    }
    & [data-part='Option'] {
      ${optionItem}

      &:not([data-selected]) {
        padding-inline-end: 32px;
      }
      &[data-selected] > :last-child {
        margin-inline-start: auto;
        color: ${t.color.accentText};
      }
    }
  }
` as typeof ListBox;

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

/** Shown in a list without options. */
export const NoOptions: ComponentType<{ children: string }> = styled.div`
  @layer concierge.components {
    padding: ${t.space[2]};
    color: ${t.color.textMuted};
  }
`;
