'use client';

import {
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ContextType,
  type ReactElement,
  type Ref,
} from 'react';
import { ComboBox, ComboBoxStateContext, type Key } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { styled } from 'styled-components';
import { matchesText } from '../../internal/foldText.ts';
import { Headless } from '../../internal/Headless.tsx';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { overlayLayer } from '../../internal/overlayLayer.ts';
import { usePortal } from '../../internal/usePortal.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { NoOptions, OptionList } from '../Select/OptionList.tsx';
import type { SelectOption } from '../Select/Select.tsx';
import { ListSurface } from '../Select/SelectList.tsx';
import { keyOf, LONG, valueOf } from '../Select/selectModel.ts';
import { ComboboxInput } from './ComboboxInput.ts';

/** What the user did first: typed, pressed the field, or an arrow key. */
export type FirstUse = 'typed' | 'pressed' | 'first' | 'last';

type ComboBoxState = NonNullable<ContextType<typeof ComboBoxStateContext>>;
type InputProps = ComponentProps<'input'>;

export interface ComboboxInUseProps {
  /** Attributes, events and ref of the text field. */
  input: InputProps & { ref: Ref<HTMLInputElement> };
  labelledBy: string;
  firstUse: FirstUse;
  /** What is in the field, and whether the user typed it since the last choice. */
  text: string;
  typing: boolean;
  value: string | null;
  options: readonly SelectOption[];
  freeText: boolean;
  /** The caller narrows the options. */
  narrowed: boolean;
  /** Shown when there is no option. */
  noMatches: string;
  /** Read out, and shown in its place: that options are loading, or failed to come. */
  message: string | undefined;
  onType: (text: string) => void;
  /** An option was chosen, or with `null` the field left without one. */
  onChoose: (value: string | null) => void;
  /** All options are shown, whatever is in the field. */
  onShowAll: () => void;
}

/** A combobox once it is used. Until then nothing of react-aria is needed, nor any option. */
export function ComboboxInUse(props: ComboboxInUseProps): ReactElement {
  const { input, labelledBy, text, typing, value, options, freeText, narrowed } = props;
  const [isOpen, setOpen] = useState(false);
  const portal = usePortal(isOpen);
  const wanted = typing && !narrowed ? text : '';
  const entries = useMemo(
    () =>
      options
        .filter((option) => matchesText(wanted, option.label))
        .map((option) => ({ ...option, key: keyOf(option.value) })),
    [options, wanted],
  );
  const held = options.some((option) => option.value === value) && !(freeText && typing);
  return (
    <Headless>
      <Root
        aria-labelledby={labelledBy}
        isDisabled={Boolean(input.disabled)}
        value={held && value !== null ? keyOf(value) : null}
        onSelectionChange={(key) => props.onChoose(key === null ? null : valueOf(key))}
        inputValue={text}
        onInputChange={props.onType}
        onOpenChange={(open, trigger) => {
          setOpen(open);
          if (open && trigger === 'manual') props.onShowAll();
        }}
        allowsCustomValue={freeText}
        allowsEmptyCollection
        // Narrowed here: react-aria's filter breaks groups in React's development build (react-spectrum#9405).
        items={entries}
      >
        <Control {...{ input, freeText, typing, text }} firstUse={props.firstUse} />
        <ListSurface {...portal} offset={4} style={overlayLayer} data-part="Popover">
          {/* What is outside is hidden from screen readers. */}
          <VisuallyHidden role="status">{props.message}</VisuallyHidden>
          <OptionList
            entries={entries}
            isLong={options.length > LONG}
            renderEmptyState={() => <NoOptions>{props.message ?? props.noMatches}</NoOptions>}
          />
        </ListSurface>
      </Root>
    </Headless>
  );
}

type ControlProps = Pick<ComboboxInUseProps, 'input' | 'firstUse' | 'freeText' | 'typing' | 'text'>;

/** Takes the place of the field that was used first, and goes on with what the user did. */
function Control({ input, firstUse, freeText, typing, text }: ControlProps): ReactElement {
  const state = use(ComboBoxStateContext);
  const own = useRef<HTMLInputElement>(null);
  const focus = useEffectEvent((key: Key | null) => state?.selectionManager.setFocusedKey(key));
  const { collection, isOpen = false } = state ?? {};
  const finds = isOpen && typing && !freeText;
  // Enter takes the first option that what is typed finds.
  useEffect(() => {
    if (!collection || !finds || text.trim() === '') return;
    // After the effects of react-aria, which leave none focused.
    queueMicrotask(() => focus(firstOf(collection)));
  }, [collection, finds, text]);
  const openAll = (at: 'first' | 'last' | null) => {
    if (!state || state.isOpen || input.readOnly) return;
    // What is typed takes the place of the chosen option.
    if (!freeText) own.current?.select();
    state.open(at, 'manual');
  };
  const start = useEffectEvent(() => {
    own.current?.focus({ preventScroll: true });
    if (firstUse === 'typed') state?.open(null, 'input');
    else openAll(firstUse === 'pressed' ? null : firstUse);
  });
  useEffect(() => start(), []);
  return (
    <ComboboxInput
      {...input}
      as={Input}
      ref={mergeRefs(own, input.ref)}
      onClick={(event) => {
        input.onClick?.(event);
        openAll(null);
      }}
    />
  );
}

function firstOf(collection: ComboBoxState['collection']): Key | null {
  const isChoice = (key: Key) => {
    const item = collection.getItem(key);
    return item?.type === 'item' && !item.props.isDisabled;
  };
  return [...collection.getKeys()].find(isChoice) ?? null;
}

const Root = styled(ComboBox)`
  @layer concierge.components {
    display: contents;
  }
` as typeof ComboBox;
