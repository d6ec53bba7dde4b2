'use client';

import {
  useId,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import { t } from '../../foundations/t.generated.ts';
import { collapse } from '../../internal/collapse.ts';
import { useSidebar } from './sidebarContext.ts';
import { hasItems, holdsCurrent, isOpen, type SidebarItem } from './sidebarModel.ts';
import { SidebarFlyout } from './SidebarFlyout.tsx';
import { ActionRow, LeafRow, RowContent } from './SidebarRow.tsx';
import { pressedKey } from '../../internal/pressedKey.ts';

/** One entry of the menu with its sub-menu. */
export function SidebarEntry({ item }: { item: SidebarItem }): ReactElement {
  const { minified } = useSidebar();
  if (!hasItems(item)) {
    return (
      <li>
        <LeafRow item={item} minified={minified} />
      </li>
    );
  }
  return minified ? <MinifiedParent item={item} /> : <SlidingParent item={item} />;
}

type Parent = SidebarItem & { items: readonly SidebarItem[] };

/** The sub-menu slides open below the entry in 300 ms. */
function SlidingParent({ item }: { item: Parent }): ReactElement {
  const { touched, filtering, toggle } = useSidebar();
  const subId = useId();
  const open = isOpen(item, touched, filtering);
  return (
    <li>
      <ActionRow
        type="button"
        aria-expanded={open}
        aria-controls={subId}
        data-current={holdsCurrent(item) || undefined}
        onClick={() => toggle(item.id, !open)}
      >
        <RowContent item={item} minified={false} end={<Chevron name="chevron-right" />} />
      </ActionRow>
      <Slide id={subId} data-open={open || undefined} data-part="Submenu">
        <div>
          <SubList>
            {item.items.map((sub) => (
              <li key={sub.id}>
                <LeafRow item={sub} minified={false} />
              </li>
            ))}
          </SubList>
        </div>
      </Slide>
    </li>
  );
}

function MinifiedParent({ item }: { item: Parent }): ReactElement {
  const { openSubmenu } = useSidebar();
  return (
    <FlyoutTrigger
      id={item.id}
      row={<RowContent item={item} minified />}
      holdsCurrent={holdsCurrent(item)}
      label={openSubmenu(item.label)}
      as="li"
    >
      <FlyoutTitle>{item.label}</FlyoutTitle>
      <FlyoutList>
        {item.items.map((sub) => (
          <li key={sub.id}>
            <LeafRow item={sub} minified={false} />
          </li>
        ))}
      </FlyoutList>
    </FlyoutTrigger>
  );
}

/** A minified entry: its sub-menu floats beside it on hover, press or Enter. */
export function FlyoutTrigger({
  id,
  row,
  label,
  holdsCurrent: marked = false,
  profile = false,
  as,
  children,
}: {
  id: string;
  row: ReactNode;
  label: string;
  holdsCurrent?: boolean;
  /** Whether it is the profile block, which shows a picture in place of an icon. */
  profile?: boolean;
  as: 'li' | 'div';
  children: ReactNode;
}): ReactElement {
  const { flyout } = useSidebar();
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const open = flyout.openId === id;

  const onMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act();
  };
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The mouse opened it by hovering; its press must not close it again.
    const type = 'pointerType' in event.nativeEvent ? event.nativeEvent.pointerType : '';
    const byMouse = event.detail > 0 && type !== 'touch';
    if (open && !byMouse) flyout.hide();
    else flyout.show(id);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Escape' || !open) return;
    event.preventDefault();
    event.stopPropagation();
    flyout.hide();
    trigger.current?.focus();
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (open && !event.currentTarget.contains(event.relatedTarget)) flyout.hide();
  };
  return (
    <Anchor
      as={as}
      onPointerEnter={onMouse(() => flyout.show(id))}
      onPointerLeave={onMouse(flyout.hideSoon)}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      <ActionRow
        ref={trigger}
        type="button"
        data-minified
        data-profile={profile || undefined}
        data-current={marked || undefined}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={press}
      >
        {row}
      </ActionRow>
      {open && (
        <SidebarFlyout id={panelId} label={label}>
          {children}
        </SidebarFlyout>
      )}
    </Anchor>
  );
}

const Anchor = styled.div`
  @layer concierge.components {
    position: relative;
  }
`;

const Chevron = styled(Icon)`
  @layer concierge.components {
    transition: rotate ${t.motion.slide};

    [aria-expanded='true'] > & {
      rotate: 90deg;
    }
    &:dir(rtl) {
      scale: -1 1;
    }
    [aria-expanded='true'] > &:dir(rtl) {
      rotate: -90deg;
    }
  }
`;

const Slide = styled.div`
  @layer concierge.components {
    ${collapse()}
  }
`;

const SubList = styled.ul`
  @layer concierge.components {
    margin-inline-start: 15px;
    border-inline-start: 1px solid ${t.color.borderStrong};

    /* The base styles of lists remove the padding. */
    && {
      padding-block: 2px;
      padding-inline: ${t.space[3]} 1px;
    }
    > li {
      margin-block: 1px;
    }
  }
`;

const FlyoutTitle = styled.p`
  @layer concierge.components {
    padding: ${t.space[1]} ${t.space[2]} ${t.space[2]};
    color: ${t.color.textMuted};
    font: ${t.weight.medium} ${t.text.xs} ${t.font.sans};
  }
`;

const FlyoutList = styled.ul`
  @layer concierge.components {
    > li {
      margin-block: 1px;
    }
  }
`;
