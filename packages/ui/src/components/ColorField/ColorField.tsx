'use client';

import { useRef, type CSSProperties, type ReactElement, type Ref } from 'react';
import { panel } from '#overlay/ColorField';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { useFormReset } from '../../internal/useFormReset.ts';
import { Popover } from '../Popover/Popover.tsx';
import { TextField, type TextControl, type TextFieldProps } from '../TextField/TextField.tsx';
import { toSixDigits } from './colorModel.ts';

export interface ColorFieldLabels {
  /** Name of the button that opens the picker, and of the picker. */
  pick: string;
  /** Name of the two-dimensional area: saturation and brightness. */
  area: string;
  /** Name of the hue slider. */
  hue: string;
  /** Name of the list of ready colors; needed with `palette`. */
  palette?: string | undefined;
}

/** `className` and `style` go to the root; `id`, `data-*`, `aria-*`, events and `ref` to the input. */
export interface ColorFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'multiline' | 'rows' | 'end'
> {
  /** The text above it, and its accessible name. */
  label: string;
  /** The text as typed, `#rrggbb` when it came from the picker, where the caller keeps it. */
  value?: string | undefined;
  /** What it holds at first, where it keeps itself. */
  defaultValue?: string | undefined;
  /** The user typed or picked a color, finished or not. */
  onChange?: ((value: string) => void) | undefined;
  /** Ready colors over the picker, as `#rrggbb`. */
  palette?: readonly string[] | undefined;
  /** Texts of the picker. */
  labels: ColorFieldLabels;
}

/** A color, typed as hex or picked. The text is passed on as typed: validate it with the form. */
export function ColorField({
  labels,
  palette,
  value: given,
  defaultValue = '',
  onChange,
  ref,
  ...rest
}: ColorFieldProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const [value, change] = useControlled(given, defaultValue, onChange);
  useFormReset(input, value, change);
  const color = toSixDigits(value);
  const swatch = { '--swatch': color ?? 'transparent' } as CSSProperties;
  return (
    <Field
      {...rest}
      ref={mergeRefs(input as Ref<TextControl>, ref)}
      value={value}
      onChange={change}
      placeholder="#000000"
      autoComplete="off"
      spellCheck={false}
      end={
        <Popover
          label={labels.pick}
          align="end"
          trigger={
            <Swatch
              type="button"
              aria-label={labels.pick}
              disabled={rest.disabled}
              style={swatch}
              data-part="Swatch"
            />
          }
        >
          <panel.Part
            value={color ?? '#000000'}
            onChange={change}
            palette={palette}
            labels={labels}
          />
        </Popover>
      }
    />
  );
}

const Field = styled(TextField)`
  @layer concierge.components {
    font-variant-numeric: tabular-nums;
  }
`;

const Swatch = styled.button`
  @layer concierge.components {
    inline-size: max(28px, ${t.size.target});
    block-size: ${t.size.target};
    padding: 0;
    border: 1px solid ${t.color.borderControl};
    border-radius: ${t.radius.sm};
    background: var(--swatch);
    cursor: pointer;
    forced-color-adjust: none;

    &:focus-visible {
      ${focusRing}
    }
    &:disabled {
      opacity: 0.5;
      cursor: not-allowed;
    }
  }
`;
