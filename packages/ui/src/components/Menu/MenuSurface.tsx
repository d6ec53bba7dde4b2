'use client';

import type { ComponentProps, ReactElement, Ref } from 'react';
import {
  Header,
  Menu as MenuList,
  MenuSection as MenuSectionBase,
  RootMenuTriggerStateContext,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { defined } from '../../internal/defined.ts';
import { Headless } from '../../internal/Headless.tsx';
import { overlayLayer } from '../../internal/overlayLayer.ts';
import { optionList, popoverSurface } from '../../internal/popoverStyle.ts';
import { takesFocus, type OpenedBy } from '../../internal/useOpener.ts';
import { choiceOf, isSection, menuEntry } from './menuEntry.tsx';
import type { MenuItem, MenuSection } from './menuTypes.ts';
import { useSubmenus } from './useSubmenus.ts';

export interface MenuSurfaceProps extends OpenedBy {
  label: string;
  items: ReadonlyArray<MenuItem | MenuSection>;
  onAction: (item: MenuItem) => void;
  align: 'start' | 'end';
  /** For the list: `className`, `style`, `id`, `data-*`, `aria-*`. */
  rest: ComponentProps<'div'>;
  listRef: Ref<HTMLDivElement> | undefined;
}

/** What a menu shows once it is open. */
export function MenuSurface({
  open,
  onOpenChange,
  triggerRef,
  startAt,
  label,
  items,
  onAction,
  align,
  rest,
  listRef,
}: MenuSurfaceProps): ReactElement {
  const rootState = useSubmenus(open, onOpenChange);
  return (
    <Headless>
      <Surface
        isOpen={open}
        onOpenChange={onOpenChange}
        triggerRef={triggerRef}
        trigger="MenuTrigger"
        placement={align === 'end' ? 'bottom end' : 'bottom start'}
        offset={4}
        style={overlayLayer}
        aria-label={label}
        data-part="Surface"
      >
        <RootMenuTriggerStateContext value={rootState}>
          <List
            {...defined(rest)}
            {...(listRef ? { ref: listRef } : {})}
            data-component="Menu"
            aria-label={label}
            {...takesFocus(startAt)}
            onClose={() => onOpenChange(false)}
            {...choiceOf(items)}
            disallowEmptySelection
          >
            {items.map((item) =>
              isSection(item) ? (
                <Section key={item.id} id={item.id} {...choiceOf(item.items)} data-part="Section">
                  <Title data-part="SectionTitle">{item.title}</Title>
                  {item.items.map((one) => menuEntry(one, onAction))}
                </Section>
              ) : (
                menuEntry(item, onAction)
              ),
            )}
          </List>
        </RootMenuTriggerStateContext>
      </Surface>
    </Headless>
  );
}

const Surface = styled(Popover)`
  @layer concierge.components {
    ${popoverSurface}
    min-inline-size: max(180px, var(--trigger-width));
    max-inline-size: min(320px, calc(100vw - 16px));
  }
`;

const List = styled(MenuList)`
  @layer concierge.components {
    ${optionList}
  }
`;

const Section = styled(MenuSectionBase)`
  @layer concierge.components {
    display: grid;
    gap: 1px;

    & + &,
    [role='menuitem'] + &,
    & + [role='menuitem'] {
      margin-block-start: ${t.space[1]};
      padding-block-start: ${t.space[1]};
      border-block-start: 1px solid ${t.color.border};
    }
  }
`;

const Title = styled(Header)`
  @layer concierge.components {
    padding: ${t.space[1]} ${t.space[2]} 2px;
    color: ${t.color.textMuted};
    font: ${t.weight.medium} ${t.text.xs} ${t.font.sans};
  }
`;
