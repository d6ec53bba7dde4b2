import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../../components/Badge/Badge.tsx';
import { iconOf, type IconSource } from '../../components/Icon/iconOf.tsx';
import { t } from '../../foundations/t.generated.ts';
import { focusRingInset } from '../../internal/focusRing.ts';
import { Pressable } from '../../internal/Pressable.tsx';
import type { ElementProps } from '../../internal/props.ts';
import type { RenderLink } from '../../internal/renderLink.ts';

/** One entry of a `BottomBar`: a link, or a button where it has no `href`. */
export interface BottomBarItem {
  id: string;
  label: string;
  /** A bundled icon by name, or an element of 20 px. */
  icon: IconSource;
  href?: string | undefined;
  /** With `href`: the link of a router in place of ours, an element or a function that spreads our props on one. */
  render?: RenderLink | undefined;
  /** Marks the current page. */
  current?: boolean | undefined;
  /** A count at the icon, of 0 none; `label` says to screen readers what is counted, e.g. '4 requests'. */
  badge?: { count: number; label: string } | undefined;
  /** Called on a press, for entries that act instead of leading somewhere. */
  onSelect?: (() => void) | undefined;
}

export interface BottomBarProps extends ElementProps<'nav', 'children'> {
  /** Name of the navigation. */
  label: string;
  /** Three to five. */
  items: ReadonlyArray<BottomBarItem>;
}

/** The few screens that are opened most, within reach of the thumb. For the `bottom` of an `AppShell`. */
export function BottomBar({ label, items, ...rest }: BottomBarProps): ReactElement {
  return (
    <Root {...rest} aria-label={label} data-component="BottomBar">
      <List>
        {items.map((item) => (
          <li key={item.id}>
            <Entry item={item} />
          </li>
        ))}
      </List>
    </Root>
  );
}

function Entry({ item }: { item: BottomBarItem }): ReactElement {
  const { href, current, onSelect, label, icon, badge, render } = item;
  return (
    <Target
      href={href}
      render={render}
      onPress={onSelect}
      aria-current={current ? 'page' : undefined}
    >
      {iconOf(icon, 20)}
      <Label data-part="Label">{label}</Label>
      {badge && <Count count={badge.count} label={badge.label} tone="accent" data-part="Badge" />}
    </Target>
  );
}

const Root = styled.nav`
  @layer concierge.components {
    border-block-start: 1px solid ${t.color.border};
    background: ${t.color.surface};
    padding-block-end: env(safe-area-inset-bottom);
  }
`;

const List = styled.ul`
  @layer concierge.components {
    display: flex;

    & > li {
      flex: 1;
      min-inline-size: 0;
    }
  }
`;

const Target = styled(Pressable)`
  @layer concierge.components {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    inline-size: 100%;
    block-size: 56px;
    padding: 0 2px;
    border: 0;
    background: none;
    color: ${t.color.textMuted};
    text-decoration: none;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;

    &[aria-current] {
      color: ${t.color.accentText};
    }
    &:active {
      background: ${t.color.surfaceActive};
    }
    &:focus-visible {
      ${focusRingInset}
    }
    @media (forced-colors: active) {
      &[aria-current] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
  }
`;

const Label = styled.span`
  @layer concierge.components {
    max-inline-size: 100%;
    overflow: hidden;
    font: ${t.weight.medium} ${t.text.xs} ${t.font.sans};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Count = styled(Badge)`
  @layer concierge.components {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-start: calc(50% + 4px);
  }
`;
