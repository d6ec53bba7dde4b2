'use client';

import type { ComponentProps, ReactElement, ReactNode, Ref } from 'react';
import { styled, type IStyledComponent } from 'styled-components';
import { Badge } from '../../components/Badge/Badge.tsx';
import { iconOf, type IconSource } from '../../components/Icon/iconOf.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../foundations/t.generated.ts';
import { Anchor } from '../../internal/Anchor.tsx';
import { focusRingInset } from '../../internal/focusRing.ts';
import { useSidebar } from './sidebarContext.ts';
import type { SidebarItem } from './sidebarModel.ts';

/** Icon, label and badge of an entry; minified the label is for screen readers only. */
export function RowContent({
  item,
  minified,
  end,
}: {
  item: Pick<SidebarItem, 'label' | 'badge'> & { icon?: IconSource | undefined };
  minified: boolean;
  end?: ReactNode;
}): ReactElement {
  const { badge } = item;
  return (
    <>
      {iconOf(item.icon)}
      {minified ? (
        <VisuallyHidden>{item.label}</VisuallyHidden>
      ) : (
        <Label data-part="Label">{item.label}</Label>
      )}
      {badge && (
        <Count
          count={badge.count}
          max={minified ? 99 : 999}
          label={badge.label}
          tone={minified ? 'accent' : 'neutral'}
          data-part="Badge"
          data-minified={minified || undefined}
        />
      )}
      {!minified && end}
    </>
  );
}

/** An entry that leads somewhere, or acts when it has no `href`. */
export function LeafRow({
  item,
  minified,
}: {
  item: SidebarItem;
  minified: boolean;
}): ReactElement {
  const { side } = useSidebar();
  const row = <Leaf item={item} minified={minified} />;
  if (!minified) return row;
  return (
    <Tooltip content={item.label} placement={side === 'start' ? 'end' : 'start'} repeatsName>
      {row}
    </Tooltip>
  );
}

function Leaf({
  item,
  minified,
  ...trigger
}: { item: SidebarItem; minified: boolean } & Omit<ComponentProps<'a'>, 'href'>): ReactElement {
  const { followed } = useSidebar();
  const { ref, onClick, ...rest } = trigger;
  const state = {
    'data-minified': minified || undefined,
    'aria-current': item.current ? ('page' as const) : undefined,
  };
  const content = <RowContent item={item} minified={minified} />;
  if (item.href === undefined && !item.render) {
    return (
      <ActionRow
        {...(rest as ComponentProps<'button'>)}
        {...state}
        ref={ref as Ref<HTMLButtonElement>}
        type="button"
        onClick={() => {
          item.onSelect?.();
          followed();
        }}
      >
        {content}
      </ActionRow>
    );
  }
  return (
    <ActionRow
      as={Anchor}
      {...rest}
      {...state}
      ref={ref}
      href={item.href}
      render={item.render}
      onClick={(event) => {
        onClick?.(event);
        item.onSelect?.();
        followed();
      }}
    >
      {content}
    </ActionRow>
  );
}

/**
 * A button; `as` a link where an entry leads somewhere. The parent of the current page is marked more quietly, unless its
 * entries are out of sight; the picture of the profile is as wide as a minified entry.
 */
export const ActionRow: IStyledComponent<'web', ComponentProps<'button'>> = styled.button`
  @layer concierge.components {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${t.space[3]};
    inline-size: 100%;
    min-block-size: max(34px, ${t.size.target});
    padding: 6px ${t.space[2]};
    border: 0;
    border-radius: ${t.radius.sm};
    background: none;
    color: ${t.color.textMuted};
    font: ${t.weight.medium} ${t.text.md} ${t.font.sans};
    text-align: start;
    text-decoration: none;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
    transition:
      background-color ${t.motion.fast},
      color ${t.motion.fast};

    &:hover,
    &[aria-expanded='true'][data-minified] {
      background: ${t.color.surfaceActive};
      color: ${t.color.text};
    }
    &[data-current] {
      color: ${t.color.text};
    }
    &[aria-current],
    &[data-current][data-minified] {
      background: var(--sidebar-current);
      box-shadow: var(--sidebar-current-shadow);
      color: var(--sidebar-current-text);
    }
    &[aria-current] > svg,
    &[data-current][data-minified] > svg {
      color: ${t.color.accentText};
    }
    &[data-profile] {
      min-block-size: 48px;
    }
    &[data-profile][data-minified] {
      padding-inline: 0;
    }
    &:focus-visible {
      ${focusRingInset}
    }

    @media (pointer: coarse) {
      min-block-size: 44px;
    }
    @media (forced-colors: active) {
      &[aria-current],
      &[data-current][data-minified] {
        outline: 1px solid Highlight;
        outline-offset: -1px;
      }
    }
  }
`;

const Label = styled.span`
  @layer concierge.components {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

/** Minified it lies on the icon's corner. */
const Count = styled(Badge)`
  @layer concierge.components {
    &[data-minified] {
      position: absolute;
      inset-block-start: -4px;
      inset-inline-end: -4px;
    }
  }
`;
