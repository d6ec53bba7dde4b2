'use client';

import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { styled, type IStyledComponent } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import { ServiceIcon } from '../../components/ServiceIcon/ServiceIcon.tsx';
import { t } from '../../foundations/t.generated.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { entryIcon, iconAfterKey, isGridKey, type IconGroup } from './iconPickerModel.ts';
import { useNearImages } from './useNearImages.ts';
import { pressedKey } from '../../internal/pressedKey.ts';

export interface IconGridProps {
  groups: readonly IconGroup[];
  selected: number | null;
  label: string;
  onSelect: (id: number) => void;
}

/** How many columns were laid out; the arrow keys up and down depend on it. */
function columnsOf(option: Element | null): number {
  const grid = option?.parentElement;
  return grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1;
}

/** One list box with a group per heading; one stop for the Tab key, the arrows move inside. */
export function IconGrid({ groups, selected, label, onSelect }: IconGridProps): ReactElement {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useNearImages(root);
  const [active, setActive] = useState<number | null>(null);
  const stop = entryIcon(groups, active, selected);

  const optionOf = (icon: number) =>
    root.current?.querySelector<HTMLElement>(`[data-icon-id='${icon}']`) ?? null;

  // The current icon may be far below: scroll to it.
  const shownFirst = useRef(selected);
  useEffect(() => {
    const icon = root.current?.querySelector(`[data-icon-id='${shownFirst.current}']`);
    icon?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  const move = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    if (!isGridKey(key) || stop === null) return;
    event.preventDefault();
    optionOf(iconAfterKey(groups, columnsOf(optionOf(stop)), stop, key))?.focus();
  };
  const choose = (event: KeyboardEvent, icon: number) => {
    if (pressedKey(event) !== 'Enter' && pressedKey(event) !== ' ') return;
    event.preventDefault();
    onSelect(icon);
  };

  return (
    <Root ref={root} role="listbox" aria-label={label} onKeyDown={move} tabIndex={-1}>
      {groups.map(({ group, icons }, at) => (
        <div key={group} role="group" aria-labelledby={`${id}-${at}`} data-part="Group">
          <GroupHeading id={`${id}-${at}`} role="presentation">
            {group}
          </GroupHeading>
          <Tiles role="presentation">
            {icons.map((icon) => (
              <Option
                key={icon.id}
                role="option"
                aria-selected={icon.id === selected}
                aria-label={icon.name}
                title={icon.name}
                tabIndex={icon.id === stop ? 0 : -1}
                data-icon-id={icon.id}
                onFocus={() => setActive(icon.id)}
                onClick={() => onSelect(icon.id)}
                onKeyDown={(event) => choose(event, icon.id)}
              >
                <ServiceIcon src={icon.src} size={24} />
                {icon.id === selected && (
                  <Mark>
                    <Icon name="check" />
                  </Mark>
                )}
              </Option>
            ))}
          </Tiles>
        </div>
      ))}
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    display: grid;
    gap: ${t.space[5]};
    outline: none;
  }
`;

const GroupHeading = styled.div`
  @layer concierge.components {
    margin-block-end: ${t.space[2]};
    color: ${t.color.textMuted};
    font: ${t.weight.semibold} ${t.text.xs} ${t.font.sans};
  }
`;

/** The icons of a group, side by side. */
export const Tiles: IStyledComponent<'web', ComponentProps<'div'>> = styled.div`
  @layer concierge.components {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(56px, 1fr));
    gap: ${t.space[2]};
  }
`;

const Option = styled.div`
  @layer concierge.components {
    position: relative;
    display: grid;
    place-items: center;
    block-size: 56px;
    /* The search field stays above the scrolling grid. */
    scroll-margin-block: 72px 16px;
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.md};
    background: ${t.color.surface};
    color: ${t.color.text};
    cursor: pointer;
    transition: background-color ${t.motion.fast};

    &:not([data-near]) > * {
      display: none;
    }
    &:hover {
      background: ${t.color.surfaceHover};
    }
    &[aria-selected='true'] {
      border-color: ${t.color.accent};
      background: ${t.color.accentSubtle};
      color: ${t.color.accentText};
      box-shadow: inset 0 0 0 1px ${t.color.accent};
    }
    &:focus-visible {
      ${focusRing}
    }
    @media (forced-colors: active) {
      &[aria-selected='true'] {
        border: 2px solid Highlight;
      }
    }
  }
`;

const Mark = styled.span`
  @layer concierge.components {
    position: absolute;
    inset-block-start: -5px;
    inset-inline-end: -5px;
    display: grid;
    place-items: center;
    inline-size: 16px;
    block-size: 16px;
    border-radius: ${t.radius.full};
    background: ${t.color.accent};
    color: ${t.color.textOnAccent};

    & > svg {
      inline-size: 10px;
      block-size: 10px;
    }
  }
`;
