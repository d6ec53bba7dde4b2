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
  type RefObject,
} from 'react';
import { ComboBox, ComboBoxStateContext, type Key } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { styled } from 'styled-components';
import { matchesText } from '../../internal/foldText.ts';
import { Headless } from '../../internal/Headless.tsx';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { overlayLayer } from '../../internal/overlayLayer.ts';
import { usePortal } from '../../internal/usePortal.ts';
import { NoOptions, OptionList } from '../Select/OptionList.tsx';
import type { SelectOption } from '../Select/Select.tsx';
import { ListSurface } from '../Select/SelectList.tsx';
import { keyOf, LONG, valueOf } from '../Select/selectModel.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ComboboxInput } from './ComboboxInput.ts';

/** What had the focus when this was loaded was a plain text field: what had been done in it. */
export type EarlyUse = 'focused' | 'pressed' | 'typed' | null;

export interface ComboboxControlProps {
  /** Attributes, events and ref of the text field. */
  input: ComponentProps<'input'> & {
    ref: Ref<HTMLInputElement>;
    'data-part': string;
    'data-size': string;
  };
  label: string;
  value: string | null;
  options: readonly SelectOption[];
  /** What is in the field, and whether the user typed it since the last choice. */
  text: string;
  isTyped: boolean;
  isFreeText: boolean;
  /** The caller narrows the options. */
  isNarrowed: boolean;
  /** What is typed stays when the field is left: its option may come. */
  isAwaited: boolean;
  /** Read out, and shown in its place: that options are loading, or failed to come. */
  message: string | undefined;
  /** Shown when there is no option. */
  noMatches: string;
  earlyRef: RefObject<EarlyUse>;
  onType: (text: string) => void;
  /** An option was chosen, or with `null` the field left without one. */
  onChoose: (value: string | null) => void;
  /** All options are shown, whatever is in the field. */
  onShowAll: () => void;
}

/** The text field of a combobox with its list. */
export function ComboboxControl(props: ComboboxControlProps): ReactElement {
  const { input, label, value, options, text, isTyped, isFreeText, message } = props;
  const wanted = isTyped && !props.isNarrowed ? text : '';
  const entries = useMemo(
    () =>
      options
        .filter((option) => matchesText(wanted, option.label))
        .map((option) => ({ ...option, key: keyOf(option.value) })),
    [options, wanted],
  );
  const held = options.some((option) => option.value === value) && !(isFreeText && isTyped);
  // Until then react-aria need not know the options.
  const [isUsed, setUsed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const portal = usePortal(isOpen);
  const onFocus: typeof input.onFocus = (event) => {
    setUsed(true);
    input.onFocus?.(event);
  };
  return (
    <Headless>
      <Root
        // Not by its label: while it is open that is hidden from screen readers, and its star then counts.
        aria-label={label}
        isDisabled={Boolean(input.disabled)}
        // The field says itself what is wrong with it, to a native form too.
        validationBehavior="aria"
        value={held && value !== null ? keyOf(value) : null}
        onSelectionChange={(key) => props.onChoose(key === null ? null : valueOf(key))}
        inputValue={text}
        onInputChange={props.onType}
        onOpenChange={(open, trigger) => {
          setOpen(open);
          if (open && trigger === 'manual') props.onShowAll();
        }}
        // Else it also opens when the caller changes the value of the field that has the focus.
        menuTrigger="manual"
        allowsCustomValue={isFreeText || props.isAwaited}
        allowsEmptyCollection
        // Narrowed here: react-aria's filter breaks groups in React's development build (react-spectrum#9405).
        items={entries}
      >
        <TextInput {...props} input={{ ...input, onFocus }} />
        {isUsed && (
          <ListSurface {...portal} offset={4} style={overlayLayer} data-part="Popover">
            {/* What is outside is hidden from screen readers. */}
            <VisuallyHidden role="status">{message}</VisuallyHidden>
            <OptionList
              aria-label={label}
              entries={entries}
              isLong={options.length > LONG}
              renderEmptyState={() => <NoOptions>{message ?? props.noMatches}</NoOptions>}
            />
          </ListSurface>
        )}
      </Root>
    </Headless>
  );
}

type TextInputProps = Pick<
  ComboboxControlProps,
  'input' | 'text' | 'isTyped' | 'isFreeText' | 'earlyRef'
>;

/** A press shows all options, and Enter takes the first that what is typed finds. */
function TextInput({ input, text, isTyped, isFreeText, earlyRef }: TextInputProps): ReactElement {
  const state = use(ComboBoxStateContext);
  const own = useRef<HTMLInputElement>(null);
  const focus = useEffectEvent((key: Key | null) => state?.selectionManager.setFocusedKey(key));
  const { collection, isOpen = false } = state ?? {};
  const sought = isOpen && isTyped && !isFreeText ? text.trim() : '';
  useEffect(() => {
    // After the effects of react-aria, which leave none focused.
    if (collection && sought !== '') queueMicrotask(() => focus(firstOf(collection)));
  }, [collection, sought]);
  const openAll = () => {
    if (!state || state.isOpen) return;
    // What is typed takes the place of the chosen option.
    if (!isFreeText) own.current?.select();
    state.open(null, 'manual');
  };
  const goOn = useEffectEvent(() => {
    const done = earlyRef.current;
    // Without a state it is what react-aria renders to learn the options.
    if (!state || !done) return;
    earlyRef.current = null;
    own.current?.focus({ preventScroll: true });
    if (done === 'pressed') openAll();
    if (done !== 'typed') return;
    own.current?.setSelectionRange(text.length, text.length);
    state.open(null, 'input');
  });
  useEffect(() => goOn(), []);
  return (
    <ComboboxInput
      {...input}
      as={Input}
      ref={mergeRefs(own, input.ref)}
      onChange={() => state?.open(null, 'input')}
      onClick={(event) => {
        input.onClick?.(event);
        // A screen reader presses without focus.
        event.currentTarget.focus();
        openAll();
      }}
    />
  );
}

type Collection = NonNullable<ContextType<typeof ComboBoxStateContext>>['collection'];

function firstOf(collection: Collection): Key | null {
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
