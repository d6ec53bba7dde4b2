'use client';

import {
  memo,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { controlBox, controlFocus } from '../../internal/fieldStyle.ts';
import { matchesText } from '../../internal/foldText.ts';
import { optionItem, optionList } from '../../internal/popoverStyle.ts';
import { pressedKey } from '../../internal/pressedKey.ts';
import { Icon } from '../Icon/Icon.tsx';
import { groupedEntries } from './groupedEntries.ts';
import { NoOptions } from './OptionList.tsx';
import type { SelectSearchLabels } from './Select.tsx';
import { groupBox, groupLabel, SelectSurface, type SelectListProps } from './SelectList.tsx';
import { entryAfter, LONG, type SelectEntry } from './selectModel.ts';
import { useTypeAhead } from './useTypeAhead.ts';

export interface SelectSearchProps extends SelectListProps {
  /** Undefined: there is no field, and the list takes the keys. */
  search?: SelectSearchLabels | undefined;
}

/** As the first thing in what was opened. */
const TAKES_FOCUS = { autoFocus: true };

interface Line extends SelectEntry {
  id: string;
}

/**
 * The options of a select under a field that narrows them. The focus stays in the field, or in the list where there
 * is none: arrows move through the options, Enter chooses, Escape closes. There may be thousands: an option is one
 * plain element.
 */
export function SelectSearch(props: SelectSearchProps): ReactElement {
  return (
    <SelectSurface {...props}>
      <SearchedOptions {...props} />
    </SelectSurface>
  );
}

function SearchedOptions({
  search,
  labelledBy,
  entries,
  selectedKey,
  onChoose,
  onOpenChange,
  startAt,
}: SelectSearchProps): ReactElement {
  const listId = useId();
  const [query, setQuery] = useState('');
  const [activeKey, setActiveKey] = useState<string | undefined>(() => {
    if (search || selectedKey !== undefined) return search ? undefined : selectedKey;
    return startAt === 'whole'
      ? undefined
      : entryAfter(entries, undefined, startAt === 'first' ? 1 : -1)?.key;
  });
  const options = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!search) options.current?.focus({ preventScroll: true });
  }, [search]);
  const groups = useMemo(() => {
    const lines = entries.map((entry, at): Line => ({ ...entry, id: `${listId}-${at}` }));
    return groupedEntries(lines.filter(({ label }) => matchesText(query, label)));
  }, [entries, listId, query]);
  const found = useMemo(() => groups.flatMap(([, lines]) => lines), [groups]);
  // What is typed leads to the first option it finds.
  const first = query.trim() === '' ? undefined : entryAfter(found, undefined, 1);
  const active = found.find(({ key }) => key === activeKey) ?? first;
  const activeId = active?.id;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const choose = ({ key }: SelectEntry) => {
    onOpenChange(false);
    if (key !== selectedKey) onChoose(key);
  };
  const move = (steps: number) => {
    // The first step is to what is chosen.
    const chosen = active ? undefined : found.find(({ key }) => key === selectedKey);
    setActiveKey((chosen ?? entryAfter(found, active, steps))?.key);
  };
  const typeAhead = useTypeAhead(found, active?.key, setActiveKey);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!search && typeAhead(event)) return;
    const pressed = pressedKey(event);
    const key = !search && pressed === ' ' ? 'Enter' : pressed;
    const steps = STEPS[key] ?? (search ? undefined : ENDS[key]);
    if (steps === undefined && key !== 'Enter') return;
    event.preventDefault();
    if (steps !== undefined) move(steps);
    else if (active) choose(active);
  };
  const onClick = ({ target }: MouseEvent<HTMLElement>) => {
    const pressed = (target as Element).closest('[role="option"]')?.id;
    const line = found.find(({ id }) => id === pressed);
    if (line && !line.disabled) choose(line);
  };
  const long = entries.length > LONG || undefined;
  return (
    <Layout data-long={long}>
      {search && (
        <Field>
          <Icon name="search" />
          <Query
            {...TAKES_FOCUS}
            type="search"
            autoComplete="off"
            spellCheck={false}
            aria-label={search.label}
            aria-autocomplete="list"
            aria-controls={listId}
            aria-activedescendant={activeId}
            placeholder={search.label}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setActiveKey(undefined);
            }}
            onKeyDown={onKeyDown}
            data-part="Search"
          />
        </Field>
      )}
      <Options
        role="listbox"
        id={listId}
        ref={options}
        aria-labelledby={labelledBy}
        {...(search
          ? { tabIndex: -1 }
          : { tabIndex: 0, 'aria-activedescendant': activeId, onKeyDown })}
        // The focus stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      >
        {search && found.length === 0 && (
          <div role="option" aria-selected="false" aria-disabled="true">
            <NoOptions>{search.noMatches}</NoOptions>
          </div>
        )}
        {groups.map(([label, lines], at) => {
          const options = lines.map(({ key, ...line }) => (
            <Option
              key={key}
              {...line}
              selected={key === selectedKey}
              active={line.id === activeId}
            />
          ));
          if (label === undefined) return options;
          return (
            <section key={label} role="group" aria-labelledby={`${listId}-group-${at}`}>
              <header role="presentation" id={`${listId}-group-${at}`}>
                {label}
              </header>
              {options}
            </section>
          );
        })}
      </Options>
    </Layout>
  );
}

/** How far a key goes through the options. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
};

/** In the field these move through what was typed. */
const ENDS: Readonly<Record<string, number>> = { Home: -Infinity, End: Infinity };

interface OptionProps extends Pick<Line, 'id' | 'label' | 'icon' | 'disabled'> {
  selected: boolean;
  active: boolean;
}

const Option = memo(function Option(props: OptionProps): ReactElement {
  const { id, label, icon, disabled, selected, active } = props;
  return (
    <div
      role="option"
      id={id}
      aria-selected={selected}
      aria-disabled={disabled || undefined}
      data-part="Option"
      data-selected={selected || undefined}
      data-disabled={disabled || undefined}
      data-focused={active || undefined}
      data-focus-visible={active || undefined}
    >
      {icon}
      <span dir="auto">{label}</span>
      {selected && <Icon name="check" />}
    </div>
  );
});

/** The field stays in view over the scrolling options, and as wide as it was. */
const Layout = styled.div`
  @layer concierge.components {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    min-inline-size: 220px;

    /* Whatever is in view. */
    &[data-long] {
      inline-size: 320px;
      max-inline-size: 100%;
    }
    &[data-long] [data-part='Option'] {
      content-visibility: auto;
      contain-intrinsic-block-size: auto ${t.size.row};
    }
  }
`;

const Options = styled.div`
  @layer concierge.components {
    ${optionList}

    & > section {
      ${groupBox}
    }
    & > section > header {
      ${groupLabel}
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
      &:hover:not([data-disabled]) {
        background: ${t.color.surfaceHover};
      }
      &:active:not([data-disabled]) {
        background: ${t.color.surfaceActive};
      }
    }
  }
`;

const Field = styled.div`
  @layer concierge.components {
    position: relative;
    flex: none;
    padding: ${t.space[1]};
    border-block-end: 1px solid ${t.color.border};
    background: ${t.color.surfaceRaised};
    color: ${t.color.textMuted};

    & > svg {
      position: absolute;
      inset-block-start: calc(50% - 8px);
      inset-inline-start: 14px;
      pointer-events: none;
    }
  }
`;

const Query = styled.input`
  @layer concierge.components {
    ${controlBox}
    padding-inline-start: 32px;
    appearance: none;

    &::-webkit-search-cancel-button {
      display: none;
    }
    &:focus {
      ${controlFocus}
    }
  }
`;
