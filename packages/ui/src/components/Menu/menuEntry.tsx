'use client';

import type { ReactElement } from 'react';
import { MenuItem as MenuEntry } from 'react-aria-components/Menu';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { anchorOf } from '../../internal/Anchor.tsx';
import { optionItem } from '../../internal/popoverStyle.ts';
import { Icon } from '../Icon/Icon.tsx';
import { iconOf } from '../Icon/iconOf.tsx';
import type { MenuItem } from './menuTypes.ts';

/** Whether the entries are a choice of one, and which it is. */
export function choiceOf(items: readonly MenuItem[]): {
  selectionMode: 'single' | 'none';
  selectedKeys: string[];
} {
  return {
    selectionMode: items.some((item) => item.selected !== undefined) ? 'single' : 'none',
    selectedKeys: items.filter((item) => item.selected).map((item) => item.id),
  };
}

/** One entry. */
export function menuEntry(item: MenuItem, onAction: (item: MenuItem) => void): ReactElement {
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
