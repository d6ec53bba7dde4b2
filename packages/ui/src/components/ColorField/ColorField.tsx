import { lazy, Suspense, type CSSProperties, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { Popover } from '../Popover/Popover.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { toSixDigits } from './colorModel.ts';

/** Most forms never open the picker, so it is loaded when it is opened first. */
const ColorPanel = lazy(() => import('./ColorPanel.tsx'));

export interface ColorFieldLabels {
  /** Name of the button that opens the picker, and of the picker. */
  pick: string;
  /** Name of the two-dimensional area: saturation and brightness. */
  area: string;
  /** Name of the hue slider. */
  hue: string;
  /** Name of the list of ready colours; needed with `palette`. */
  palette?: string | undefined;
}

/** `className`, `style`, `id`, `data-*` and `aria-*` go to the root, `ref` to the input. */
export interface ColorFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'multiline' | 'rows' | 'end'
> {
  /** The text above it, and its accessible name. */
  label: string;
  /** The text as typed, `#rrggbb` when it came from the picker. */
  value: string;
  /** The user typed or picked a color, finished or not. */
  onChange: (value: string) => void;
  /** Ready colours over the picker, as `#rrggbb`. */
  palette?: readonly string[] | undefined;
  /** Texts of the picker. */
  labels: ColorFieldLabels;
}

/** A colour, typed as hex or picked (G2). The text is passed on as typed: validate it with the form. */
export function ColorField({ labels, palette, ...rest }: ColorFieldProps): ReactElement {
  const color = toSixDigits(rest.value);
  const swatch = { '--swatch': color ?? 'transparent' } as CSSProperties;
  return (
    <Field
      {...rest}
      placeholder="#000000"
      autoComplete="off"
      spellCheck={false}
      maxLength={7}
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
          <Suspense fallback={<Skeleton shape="block" width="224px" height="196px" />}>
            <ColorPanel
              value={color ?? '#000000'}
              onChange={rest.onChange}
              palette={palette}
              labels={labels}
            />
          </Suspense>
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
    inline-size: 28px;
    block-size: 24px;
    padding: 0;
    border: 1px solid ${t.color.borderControl};
    border-radius: 5px;
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
