'use client';

import { use, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import { ShellContext } from '../AppShell/shellContext.ts';
import { NARROW } from '../narrow.ts';
import { SidebarContext } from './sidebarContext.ts';
import { SidebarEntry } from './SidebarEntry.tsx';
import { SidebarProfile, type SidebarProfileData } from './SidebarProfile.tsx';
import { ActionRow, RowContent } from './SidebarRow.tsx';
import { filterItems, type SidebarItem } from './sidebarModel.ts';
import { useFlyout } from './useFlyout.ts';

export type { SidebarItem } from './sidebarModel.ts';
export type { SidebarProfileData } from './SidebarProfile.tsx';

export interface SidebarLabels {
  /** Name of the navigation. */
  navigation: string;
  minify: string;
  expand: string;
  /** Name and placeholder of the filter box; needed with `filter`. */
  filter?: string | undefined;
  clearFilter?: string | undefined;
  /** Shown when nothing matches the filter. */
  filterEmpty?: string | undefined;
  /** Says what the profile block opens. */
  profileMenu: string;
  /** Names the fly-out of an entry. */
  openSubmenu: (label: string) => string;
}

export interface SidebarProps extends ElementProps<'nav', 'children'> {
  /** Its entries with their sub-menus, in this order. */
  items: ReadonlyArray<SidebarItem>;
  /** The block at the top. */
  profile?: SidebarProfileData | undefined;
  /** Texts, for screen readers too. */
  labels: SidebarLabels;
  /** Icons alone; sub-menus float beside them. Default false. Inside an open drawer never. */
  minified?: boolean | undefined;
  /** Called by the minify button, which is there only with this. */
  onMinifiedChange?: ((minified: boolean) => void) | undefined;
  /** A box that filters the entries by text, sub-entries included. */
  filter?: boolean | undefined;
  /** Tinted, the color of cards, or without a background. Default `default`. */
  variant?: 'default' | 'light' | 'transparent' | undefined;
  /** 288 px instead of 240. */
  wide?: boolean | undefined;
  /** The edge of the page it is placed at. Default `start`. */
  side?: 'start' | 'end' | undefined;
}

/** The main menu. Its links and the current page come in as data. */
export function Sidebar({
  items,
  profile,
  labels,
  minified: wishedMinified = false,
  onMinifiedChange,
  filter = false,
  variant = 'default',
  wide = false,
  side = 'start',
  ...rest
}: SidebarProps): ReactElement {
  const { drawer, closeDrawer } = use(ShellContext);
  const minified = wishedMinified && !drawer;
  const flyout = useFlyout();
  const [touched, setTouched] = useState<Readonly<Record<string, boolean>>>({});
  const [query, setQuery] = useState('');
  const shown = minified ? items : filterItems(items, query);
  const filtering = !minified && query.trim() !== '';

  const state = {
    minified,
    filtering,
    side,
    flyout,
    touched,
    toggle: (id: string, open: boolean) => setTouched((before) => ({ ...before, [id]: open })),
    followed: () => {
      flyout.hide();
      if (drawer) closeDrawer();
    },
    openSubmenu: labels.openSubmenu,
  };

  return (
    <SidebarContext value={state}>
      <Root
        aria-label={labels.navigation}
        {...rest}
        data-component="Sidebar"
        data-variant={variant}
        data-minified={minified || undefined}
        data-wide={wide || undefined}
        data-side={side}
      >
        {profile && (
          <Top>
            <SidebarProfile profile={profile} menuLabel={labels.profileMenu} />
          </Top>
        )}
        {filter && !minified && (
          <FilterBox>
            <SearchField
              label={labels.filter ?? ''}
              placeholder={labels.filter}
              value={query}
              onChange={setQuery}
              labels={{ clear: labels.clearFilter ?? '' }}
            />
          </FilterBox>
        )}
        <Scroll onScroll={flyout.hide}>
          <List data-part="List">
            {shown.map((item) => (
              <SidebarEntry key={item.id} item={item} />
            ))}
          </List>
          <Empty role="status">{filtering && shown.length === 0 ? labels.filterEmpty : null}</Empty>
        </Scroll>
        {onMinifiedChange && !drawer && (
          <Bottom>
            <MinifyRow
              minified={minified}
              label={minified ? labels.expand : labels.minify}
              side={side}
              onPress={() => {
                flyout.hide();
                onMinifiedChange(!minified);
              }}
            />
          </Bottom>
        )}
      </Root>
    </SidebarContext>
  );
}

function MinifyRow({
  minified,
  label,
  side,
  onPress,
}: {
  minified: boolean;
  label: string;
  side: 'start' | 'end';
  onPress: () => void;
}): ReactElement {
  return (
    <ActionRow
      type="button"
      data-part="Minify"
      data-minified={minified || undefined}
      title={minified ? label : undefined}
      onClick={() => onPress()}
    >
      <SideIcon name={minified ? 'panel-left-open' : 'panel-left-close'} data-side={side} />
      <RowContent item={{ label }} minified={minified} />
    </ActionRow>
  );
}

const Root = styled.nav`
  @layer concierge.components {
    --sidebar-current: ${t.color.surfaceRaised};
    --sidebar-current-shadow: 0 0 0 1px ${t.color.border}, ${t.shadow.sm};
    --sidebar-current-text: ${t.color.text};
    display: flex;
    flex-direction: column;
    inline-size: 240px;
    block-size: 100%;
    overflow: clip;
    border-inline-end: 1px solid ${t.color.border};
    background: ${t.color.surfaceSunken};
    transition: inline-size ${t.motion.slide} ease;

    /* What is inside has its final width at once, so that nothing wraps while the menu slides. */
    & > * {
      min-inline-size: 239px;
    }
    &[data-wide] {
      inline-size: 288px;

      & > * {
        min-inline-size: 287px;
      }
    }
    &[data-minified] {
      inline-size: max(57px, calc(${t.size.target} + 25px));

      & > * {
        min-inline-size: 0;
      }
    }
    &[data-side='end'] {
      border-inline: 1px solid ${t.color.border};
      border-inline-end: 0;
    }
    &[data-variant='light'] {
      --sidebar-current: ${t.color.surfaceSelected};
      --sidebar-current-shadow: none;
      --sidebar-current-text: ${t.color.accentText};
      background: ${t.color.surface};
    }
    &[data-variant='transparent'] {
      border-color: transparent;
      background: transparent;
    }

    /* In a drawer it lies over the page and needs a background of its own. */
    @media ${NARROW} {
      & > * {
        min-inline-size: 0;
      }
      [data-open] > &[data-variant='transparent'] {
        background: ${t.color.canvas};
      }
    }
  }
`;

const Top = styled.div`
  @layer concierge.components {
    flex: none;
    padding: ${t.space[3]} ${t.space[3]} ${t.space[1]};
  }
`;

const FilterBox = styled.div`
  @layer concierge.components {
    flex: none;
    padding: ${t.space[2]} ${t.space[3]} 0;
  }
`;

const Scroll = styled.div`
  @layer concierge.components {
    flex: 1;
    min-block-size: 0;
    overflow-y: auto;
    padding: ${t.space[3]};
  }
`;

const List = styled.ul`
  @layer concierge.components {
    > li {
      margin-block: 2px;
    }
  }
`;

const Empty = styled.p`
  @layer concierge.components {
    padding-inline: ${t.space[2]};
    color: ${t.color.textMuted};
    font: ${t.text.sm} ${t.font.sans};
  }
`;

const Bottom = styled.div`
  @layer concierge.components {
    flex: none;
    padding: ${t.space[2]} ${t.space[3]};
    border-block-start: 1px solid ${t.color.border};
  }
`;

const SideIcon = styled(Icon)`
  @layer concierge.components {
    &:dir(rtl)[data-side='start'],
    &:dir(ltr)[data-side='end'] {
      scale: -1 1;
    }
  }
`;
