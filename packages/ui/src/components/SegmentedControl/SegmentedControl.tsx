'use client';

import { useId, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { fieldRoot } from '../../internal/fieldStyle.ts';
import type { ElementProps } from '../../internal/props.ts';
import { iconOf, type IconSource } from '../Icon/iconOf.tsx';
import { FieldLabel } from '../Field/fieldParts.tsx';

export interface Segment {
  value: string;
  label: string;
  /** Before the label: a bundled icon by name, or an element. */
  icon?: IconSource | undefined;
  disabled?: boolean | undefined;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the root. */
export interface SegmentedControlProps extends ElementProps<'div', 'children' | 'onSelect'> {
  /** What is chosen: the accessible name of the group. */
  label: string;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined;
  /** Two to about five, with short labels. */
  options: ReadonlyArray<Segment>;
  /** The value of the chosen one, where the caller keeps it. */
  selected?: string | undefined;
  /** The value that is chosen at first, where it keeps itself. */
  defaultSelected?: string | undefined;
  /** The user chose another one. */
  onSelectedChange?: ((value: string) => void) | undefined;
  /** Height: 28 or 34 px. Default `md`. */
  size?: 'sm' | 'md' | undefined;
  /** As wide as what it is in, in equal parts. */
  fullWidth?: boolean | undefined;
  /** None of them can be chosen. */
  disabled?: boolean | undefined;
  /** Field name in a native form. */
  name?: string | undefined;
}

/** One of a few, in one line, that acts at once: a view, a period. In a form use `RadioGroup` or `Select`. */
export function SegmentedControl({
  label,
  labelHidden,
  options,
  selected,
  defaultSelected,
  onSelectedChange,
  size = 'md',
  fullWidth,
  disabled,
  name,
  ref,
  ...rest
}: SegmentedControlProps): ReactElement {
  const id = useId();
  const checkedProps = (value: string) =>
    selected === undefined
      ? { defaultChecked: value === defaultSelected }
      : { checked: value === selected };
  return (
    <Root
      {...rest}
      ref={ref}
      role="radiogroup"
      aria-labelledby={id}
      aria-disabled={disabled ? true : undefined}
      data-component="SegmentedControl"
      data-size={size}
      data-full-width={fullWidth ? true : undefined}
    >
      <FieldLabel id={id} hidden={labelHidden}>
        {label}
      </FieldLabel>
      <Track data-part="Track">
        {options.map((option) => (
          <Option key={option.value} data-part="Segment">
            <Input
              type="radio"
              name={name ?? id}
              value={option.value}
              {...checkedProps(option.value)}
              disabled={disabled || option.disabled}
              onChange={() => onSelectedChange?.(option.value)}
              data-part="Control"
            />
            {iconOf(option.icon)}
            <Text data-part="Label">{option.label}</Text>
          </Option>
        ))}
      </Track>
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    ${fieldRoot}
    justify-items: start;

    &[data-full-width] {
      justify-items: stretch;
    }
  }
`;

const Track = styled.div`
  @layer concierge.components {
    display: inline-flex;
    max-inline-size: 100%;
    padding: 2px;
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.md};
    background: ${t.color.surfaceSunken};
    overflow-x: auto;

    [data-full-width] > & {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }
  }
`;

const Option = styled.label`
  @layer concierge.components {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-inline-size: 0;
    min-block-size: calc(${t.size.controlMd} - 6px);
    padding: 0 ${t.space[3]};
    border-radius: 6px;
    color: ${t.color.textMuted};
    font: ${t.weight.medium} ${t.text.md} ${t.font.sans};
    cursor: pointer;
    transition-property: background-color, color;
    transition-duration: ${t.motion.fast};

    [data-size='sm'] & {
      min-block-size: max(24px, calc(${t.size.controlSm} - 6px));
      padding: 0 ${t.space[2]};
      font: ${t.weight.medium} ${t.text.sm} ${t.font.sans};
    }
    &:hover {
      color: ${t.color.text};
    }
    &:has(:checked) {
      background: ${t.color.surfaceRaised};
      box-shadow: ${t.shadow.sm};
      color: ${t.color.text};
    }
    &:has(:focus-visible) {
      outline: 2px solid ${t.color.focus};
      outline-offset: -2px;
    }
    &:has(:disabled) {
      opacity: 0.5;
      cursor: not-allowed;
    }
    @media (forced-colors: active) {
      &:has(:checked) {
        background: Highlight;
        color: HighlightText;
        forced-color-adjust: none;
      }
      &:has(:disabled) {
        color: GrayText;
        opacity: 1;
      }
    }
  }
`;

/** Over the whole segment, so that all of it is the target. */
const Input = styled.input`
  @layer concierge.components {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;

const Text = styled.span`
  @layer concierge.components {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
