'use client';

import type { ReactElement } from 'react';
import {
  Menu as MenuList,
  MenuItem as MenuEntry,
  SubmenuTrigger,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { anchorOf } from '../../internal/Anchor.tsx';
import { overlayLayer } from '../../internal/overlayLayer.ts';
import { optionItem, optionList, popoverSurface } from '../../internal/popoverStyle.ts';
import { Icon } from '../Icon/Icon.tsx';
import { iconOf } from '../Icon/iconOf.tsx';
import type { MenuItem, MenuSection } from './menuTypes.ts';

export const isSection = (item: MenuItem | MenuSection): item is MenuSection => 'title' in item;

/** Whether these entries are a choice of one, and which it is. Sections have choices of their own. */
export function choiceOf(items: ReadonlyArray<MenuItem | MenuSection>): {
  selectionMode: 'single' | 'none';
  selectedKeys: string[];
} {
  const entries = items.filter((item): item is MenuItem => !isSection(item));
  return {
    selectionMode: entries.some((item) => item.selected !== undefined) ? 'single' : 'none',
    selectedKeys: entries.filter((item) => item.selected).map((item) => item.id),
  };
}

/** One entry, with its sub-menu if it has one. */
export function menuEntry(item: MenuItem, onAction: (item: MenuItem) => void): ReactElement {
  const { submenu, href } = item;
  const entry = (
    <Entry
      key={item.id}
      id={item.id}
      textValue={item.label}
      isDisabled={Boolean(item.disabled)}
      data-tone={item.tone}
      {...(submenu ? {} : { onAction: () => onAction(item) })}
      {...(href === undefined ? {} : { href, render: anchorOf(item.render) })}
    >
      {iconOf(item.icon)}
      <EntryLabel lang={item.lang}>{item.label}</EntryLabel>
      {item.selected && <Icon name="check" />}
      {submenu && <Icon name="chevron-right" data-part="Chevron" />}
    </Entry>
  );
  if (!submenu) return entry;
  return (
    <SubmenuTrigger key={item.id}>
      {entry}
      <Surface data-part="Submenu" offset={-2} crossOffset={-5} style={overlayLayer}>
        <List aria-label={item.label} {...choiceOf(submenu)} disallowEmptySelection>
          {submenu.map((one) => menuEntry(one, onAction))}
        </List>
      </Surface>
    </SubmenuTrigger>
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
    &[data-open] {
      background: ${t.color.surfaceHover};
    }
    & > [data-part='Chevron']:dir(rtl) {
      transform: scaleX(-1);
    }
  }
`;

const EntryLabel = styled.span`
  @layer concierge.components {
    flex: 1;
  }
`;

const Surface = styled(Popover)`
  @layer concierge.components {
    ${popoverSurface}
    min-inline-size: 180px;
    max-inline-size: min(320px, calc(100vw - 16px));
  }
`;

const List = styled(MenuList)`
  @layer concierge.components {
    ${optionList}
  }
`;
