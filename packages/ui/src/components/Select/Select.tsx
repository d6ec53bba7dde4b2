import { useId, type ReactElement, type ReactNode, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as SelectBase, SelectValue } from 'react-aria-components/Select';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { defined } from '../../internal/defined.ts';
import { describedBy, FieldLabel, FieldTexts, fieldIds } from '../TextField/Field.tsx';
import { controlBox, controlFocus, fieldRoot } from '../../internal/fieldStyle.ts';
import { optionItem, optionList, popoverSurface } from '../../internal/popoverStyle.ts';
import type { PropsOver } from '../../internal/props.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface SelectOption {
  value: string;
  label: string;
  /** Drawn before the label, decorative. */
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

/** `className`, `style`, `id`, `data-*` and `aria-*` go to the root, `ref` to the button. */
export type SelectProps = PropsOver<
  'div',
  {
    label: string;
    /** Keeps the label for screen readers only. */
    labelHidden?: boolean | undefined;
    /** Where a visible label stands. Default `top`. */
    labelPlacement?: 'top' | 'start' | undefined;
    /** The chosen option, `null` for none. */
    value: string | null;
    onChange: (value: string | null) => void;
    options: readonly SelectOption[];
    /** Shown while nothing is chosen. */
    placeholder?: string | undefined;
    disabled?: boolean | undefined;
    required?: boolean | undefined;
    error?: string | undefined;
    description?: ReactNode;
    /** Adds a first entry with this text that chooses `null`. */
    clearLabel?: string | undefined;
    /** Height: 28 or 34 px. Default `md`. */
    size?: 'sm' | 'md' | undefined;
    /** Field name in a native form. */
    name?: string | undefined;
    ref?: Ref<HTMLButtonElement> | undefined;
    children?: never;
  }
>;

/** The key of the clearing entry; options start with `=`, so no value can be taken for it. */
const NONE = 'none';
const keyOf = (value: string) => `=${value}`;

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
  size = 'md',
  name,
  ref,
  ...rest
}: SelectProps): ReactElement {
  const ids = fieldIds(useId());
  const chosen = options.find((option) => option.value === value);
  const items = [
    ...(clearLabel ? [{ key: NONE, label: clearLabel, icon: undefined, disabled: false }] : []),
    ...options.map((option) => ({ ...option, key: keyOf(option.value) })),
  ];
  const change = (key: string) => onChange(key === NONE ? null : key.slice(1));
  return (
    <Root {...rest} data-component="Select" data-label-placement={labelPlacement}>
      <FieldLabel id={ids.label} required={required} hidden={labelHidden}>
        {label}
      </FieldLabel>
      <SelectBase
        aria-labelledby={ids.label}
        isInvalid={Boolean(error)}
        isDisabled={Boolean(disabled)}
        value={chosen ? keyOf(chosen.value) : null}
        onChange={(key) => key !== null && change(String(key))}
        {...defined({ name, 'aria-describedby': describedBy(ids, description, error) })}
      >
        <Trigger
          {...(ref ? { ref } : {})}
          data-part="Control"
          data-size={size}
          data-invalid={error ? true : undefined}
        >
          {chosen?.icon}
          <Value data-part="Value" data-empty={chosen ? undefined : true}>
            {() => chosen?.label ?? placeholder ?? clearLabel ?? ' '}
          </Value>
          <Icon name="chevrons-up-down" />
        </Trigger>
        <Surface offset={4} data-part="Popover">
          <List items={items}>
            {(item) => (
              <Option id={item.key} textValue={item.label} isDisabled={Boolean(item.disabled)}>
                {item.icon}
                <OptionLabel>{item.label}</OptionLabel>
                <Icon name="check" />
              </Option>
            )}
          </List>
        </Surface>
      </SelectBase>
      <FieldTexts ids={ids} description={description} error={error} />
    </Root>
  );
}

const Root = styled.div`
  ${fieldRoot}

  &[data-label-placement='start'] {
    display: inline-flex;
    align-items: center;
    gap: ${t.space[2]};
  }
`;

const Trigger = styled(Button)`
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
  &[data-focus-visible],
  &[aria-expanded='true'] {
    ${controlFocus}
  }
`;

const Value = styled(SelectValue)`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-empty] {
    color: ${t.color.textMuted};
  }
`;

const Surface = styled(Popover)`
  ${popoverSurface}
  min-inline-size: var(--trigger-width);
  max-inline-size: min(400px, calc(100vw - 16px));
`;

const List = styled(ListBox)`
  ${optionList}
` as typeof ListBox;

const Option = styled(ListBoxItem)`
  ${optionItem}

  & > svg:last-child {
    visibility: hidden;
    color: ${t.color.accentText};
  }
  &[data-selected] > svg:last-child {
    visibility: visible;
  }
`;

const OptionLabel = styled.span`
  flex: 1;
`;
