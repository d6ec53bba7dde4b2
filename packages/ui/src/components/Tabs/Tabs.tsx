'use client';

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as TabsBase } from 'react-aria-components/Tabs';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { anchorOf } from '../../internal/Anchor.tsx';
import { defined } from '../../internal/defined.ts';
import { focusRing, focusRingInset } from '../../internal/focusRing.ts';
import { Headless } from '../../internal/Headless.tsx';
import type { ElementProps } from '../../internal/props.ts';
import type { RenderLink } from '../../internal/renderLink.ts';

export interface TabsItem {
  id: string;
  label: string;
  /** Beside the label, for example a `Badge`. */
  badge?: ReactNode;
  content: ReactNode;
  /** Makes the tab a link; then `selected` says which page is open. */
  href?: string | undefined;
  /** With `href`: the link of a router in place of ours, an element or a function that spreads our props on one. */
  render?: RenderLink | undefined;
  disabled?: boolean | undefined;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the root around tabs and panels. */
export interface TabsProps extends ElementProps<'div', 'children'> {
  /** The tabs with their panels, in this order. */
  items: ReadonlyArray<TabsItem>;
  /** The selected tab; without it the tabs are uncontrolled. */
  selected?: string | undefined;
  /** The tab that is open at first, where it keeps itself. Default the first. */
  defaultSelected?: string | undefined;
  /** The user opened another tab. */
  onSelectedChange?: ((id: string) => void) | undefined;
  /** Accessible name of the row of tabs. */
  label: string;
}

function asLink({ href, render }: TabsItem): Partial<ComponentProps<typeof Tab>> {
  return href === undefined ? {} : { href, render: anchorOf(render) };
}

/** Parts of one thing of which one is seen at a time. Arrows move between the tabs. */
export function Tabs({
  items,
  selected,
  defaultSelected,
  onSelectedChange,
  label,
  ...rest
}: TabsProps): ReactElement {
  // With a default, the library does not report a first selection of its own.
  const first = defaultSelected ?? items.find((item) => !item.disabled)?.id;
  const select = (id: string) => {
    // A link reports nothing: its page does.
    if (items.some((item) => item.id === id && item.href !== undefined)) return;
    onSelectedChange?.(id);
  };
  return (
    <Root {...rest} data-component="Tabs">
      <Headless>
        <TabsBase
          {...defined({ selectedKey: selected, defaultSelectedKey: first })}
          onSelectionChange={(key) => select(String(key))}
        >
          <List aria-label={label} data-part="List">
            {items.map((item) => (
              <TabButton
                key={item.id}
                id={item.id}
                isDisabled={Boolean(item.disabled)}
                data-part="Tab"
                {...asLink(item)}
              >
                {item.label}
                {item.badge}
              </TabButton>
            ))}
          </List>
          {items.map((item) => (
            <Panel key={item.id} id={item.id} data-part="Panel">
              {item.content}
            </Panel>
          ))}
        </TabsBase>
      </Headless>
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    min-inline-size: 0;
  }
`;

const List = styled(TabList)`
  @layer concierge.components {
    display: flex;
    gap: ${t.space[1]};
    border-block-end: 1px solid ${t.color.border};
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const TabButton = styled(Tab)`
  @layer concierge.components {
    position: relative;
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    gap: ${t.space[2]};
    min-block-size: ${t.size.tab};
    min-inline-size: ${t.size.target};
    padding: 0 ${t.space[3]};
    border-radius: ${t.radius.sm} ${t.radius.sm} 0 0;
    color: ${t.color.textMuted};
    font: ${t.weight.medium} ${t.text.md} ${t.font.sans};
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
    outline: none;
    transition: color ${t.motion.fast};

    &[data-hovered],
    &[data-selected] {
      color: ${t.color.text};
    }
    &::after {
      content: '';
      position: absolute;
      inset-inline: ${t.space[2]};
      inset-block-end: 0;
      block-size: 2px;
      border-radius: ${t.radius.full} ${t.radius.full} 0 0;
      background: transparent;
      transition: background-color ${t.motion.fast};
    }
    &[data-selected]::after {
      background: ${t.color.accent};
    }
    &[data-focus-visible] {
      ${focusRingInset}
    }
    &[data-disabled] {
      opacity: 0.5;
      cursor: not-allowed;
    }
    @media (forced-colors: active) {
      &[data-selected]::after {
        background: Highlight;
      }
    }
  }
`;

const Panel = styled(TabPanel)`
  @layer concierge.components {
    padding-block-start: ${t.space[4]};
    outline: none;

    &[data-focus-visible] {
      ${focusRing}
      border-radius: ${t.radius.sm};
    }
  }
`;
