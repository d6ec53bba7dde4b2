import {
  useId,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { controlBox, controlFocus, fieldRoot } from '../../internal/fieldStyle.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { onDemand } from '../../internal/onDemand.tsx';
import type { ElementProps } from '../../internal/props.ts';
import type { RoomGroupLabels } from '../../internal/roomGroups.ts';
import { useOpener } from '../../internal/useOpener.ts';
import { Icon } from '../Icon/Icon.tsx';
import { describedBy, FieldLabel, FieldTexts, fieldIds } from '../TextField/Field.tsx';
import { entryFor, NONE, typeLetter, type SelectEntry, type Typed } from './selectModel.ts';

const list = onDemand(async () => (await import('./SelectList.tsx')).SelectList);
const searchList = onDemand(async () => (await import('./SelectSearch.tsx')).SelectSearch);

/** A select has a search field for more options than this. */
const SEARCH_ABOVE = 10;

export interface SelectOption {
  value: string;
  label: string;
  /** Shown before the label, decorative. */
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

export interface SelectSearchLabels {
  /** Accessible name of the search field, and its placeholder. */
  label: string;
  /** Shown when no option contains what was typed. */
  noMatches: string;
}

/** `className`, `style`, `id`, `data-*` and `aria-*` go to the root, `ref` to the button. */
export interface SelectProps extends ElementProps<'div', 'children' | 'ref' | 'onChange'> {
  /** The text above it, and its accessible name. */
  label: string;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined;
  /** Where a visible label is placed. Default `top`. */
  labelPlacement?: 'top' | 'start' | undefined;
  /** The chosen option, `null` for none. */
  value: string | null;
  /** The user chose an option; `null` when the first entry clears it. */
  onChange: (value: string | null) => void;
  /** What can be chosen, in this order. */
  options: ReadonlyArray<SelectOption>;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** Cannot be opened. */
  disabled?: boolean | undefined;
  /** Whether something has to be chosen; shown beside the label. */
  required?: boolean | undefined;
  /** What is wrong; marks it as invalid. */
  error?: string | undefined;
  /** What to choose, under the control. */
  description?: ReactNode;
  /** Adds a first entry with this text that chooses `null`. */
  clearLabel?: string | undefined;
  /**
   * Above more than ten options a field narrows them by what is typed, without regard to case and accents.
   * Without these texts there is none.
   */
  search?: SelectSearchLabels | undefined;
  /** The options are rooms: with these words they are grouped by floor, or by how their names begin. */
  roomGroups?: RoomGroupLabels | undefined;
  /** Height: 28 or 34 px. Default `md`. */
  size?: 'sm' | 'md' | undefined;
  /** Field name in a native form. */
  name?: string | undefined;
  /** The button that opens it, so that a form can focus it. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

const keyOf = (value: string) => `=${value}`;

const isLetter = (event: KeyboardEvent): boolean =>
  event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;

/** One choice out of a list that need not be seen at once. Type to jump, Space or an arrow opens. */
export function Select({
  label,
  labelHidden,
  labelPlacement = 'top',
  value,
  onChange,
  options,
  placeholder,
  disabled,
  required,
  error,
  description,
  clearLabel,
  search,
  roomGroups,
  size = 'md',
  name,
  ref,
  ...rest
}: SelectProps): ReactElement {
  const controlId = useId();
  const ids = fieldIds(controlId);
  const valueId = `${controlId}-value`;
  const chosen = options.find((option) => option.value === value);
  const chosenKey = chosen && keyOf(chosen.value);
  const entries: SelectEntry[] = [
    ...(clearLabel ? [{ key: NONE, label: clearLabel }] : []),
    ...options.map((option) => ({ ...option, key: keyOf(option.value) })),
  ];
  const choose = (key: string) => onChange(key === NONE ? null : key.slice(1));
  const typed = useRef<Typed>({ text: '', at: 0 });
  const searched = options.length > SEARCH_ABOVE ? search : undefined;
  const { triggerProps, mounted, ...opener } = useOpener({
    part: searched ? searchList : list,
    popup: 'listbox',
    disabled,
  });
  const opened = {
    ...opener,
    labelledBy: ids.label,
    entries,
    selectedKey: chosenKey,
    onChoose: choose,
    roomGroups,
  };
  const typeAhead = (event: KeyboardEvent) => {
    // A space opens the list, unless it is part of a word.
    const ongoing = typeLetter(typed.current, '', event.timeStamp).text !== '';
    if (!isLetter(event) || (event.key === ' ' && !ongoing)) return;
    event.preventDefault();
    typed.current = typeLetter(typed.current, event.key, event.timeStamp);
    const entry = entryFor(entries, chosenKey, typed.current.text);
    if (entry && entry.key !== chosenKey) choose(entry.key);
  };
  return (
    <Root {...rest} data-component="Select" data-label-placement={labelPlacement}>
      <FieldLabel id={ids.label} required={required} hidden={labelHidden}>
        {label}
      </FieldLabel>
      <Trigger
        {...triggerProps}
        type="button"
        id={controlId}
        ref={mergeRefs(opener.triggerRef, ref)}
        disabled={disabled}
        onKeyDown={(event) => {
          typeAhead(event);
          triggerProps.onKeyDown?.(event);
        }}
        aria-labelledby={`${valueId} ${ids.label}`}
        aria-describedby={describedBy(ids, description, error)}
        data-part="Control"
        data-size={size}
        data-invalid={error ? true : undefined}
      >
        {chosen?.icon}
        <Value id={valueId} data-part="Value" data-empty={chosen ? undefined : true}>
          {chosen?.label ?? placeholder ?? clearLabel ?? ' '}
        </Value>
        <Icon name="chevrons-up-down" />
      </Trigger>
      {name && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
      {mounted &&
        (searched ? <searchList.Part {...opened} search={searched} /> : <list.Part {...opened} />)}
      <FieldTexts ids={ids} description={description} error={error} />
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    ${fieldRoot}

    &[data-label-placement='start'] {
      display: inline-flex;
      align-items: center;
      gap: ${t.space[2]};
    }
  }
`;

const Trigger = styled.button`
  @layer concierge.components {
    ${controlBox}
    display: flex;
    align-items: center;
    gap: ${t.space[2]};
    text-align: start;
    cursor: pointer;

    &[data-size='sm'] {
      min-block-size: ${t.size.controlSm};
      border-radius: 6px;
      padding: 0 ${t.space[2]};
      font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
    }
    & > svg:last-child {
      margin-inline-end: -2px;
      color: ${t.color.textMuted};
    }
    &:focus-visible,
    &[aria-expanded='true'] {
      ${controlFocus}
    }
  }
`;

const Value = styled.span`
  @layer concierge.components {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;

    &[data-empty] {
      color: ${t.color.textMuted};
    }
  }
`;
