'use client';

import { mergeRefs } from '../../internal/mergeRefs.ts';
import { useFormReset } from '../../internal/useFormReset.ts';
import {
  useRef,
  type ChangeEvent,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { ChoiceField } from '../Field/ChoiceField.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { ignorePress } from '../../internal/ignorePress.ts';

/** `className` and `style` go to the root; `id`, `data-*`, `aria-*`, events and `ref` to the input. */
export interface SwitchProps extends Omit<
  HTMLAttributes<HTMLInputElement>,
  'children' | 'defaultChecked' | 'onChange'
> {
  /** What is turned on or off. */
  children: ReactNode;
  /** Keeps the text for screen readers only, where something beside it says the same. */
  labelHidden?: boolean | undefined;
  /** Whether it is on, where the caller keeps it. */
  checked?: boolean | undefined;
  /** Whether it is on at first, where it keeps itself. */
  defaultChecked?: boolean | undefined;
  /** The user turned it on or off. */
  onChange?: ((checked: boolean) => void) | undefined;
  /** Cannot be changed, nor reached by Tab. */
  disabled?: boolean | undefined;
  /** Whether it has to be on; shown beside the text. */
  required?: boolean | undefined;
  /** What is wrong; marks it as invalid. */
  error?: string | undefined;
  /** What the setting does, under it. */
  description?: ReactNode;
  /** The last change is being saved: presses do nothing, focus stays. */
  pending?: boolean | undefined;
  /** Field name in a native form. */
  name?: string | undefined;
  /** What a native form sends when it is on. */
  value?: string | undefined;
  /** The native switch, so that a form can focus it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Turns one setting on or off at once, with no Save step. For a choice that is saved later use `Checkbox`. */
export function Switch({
  children,
  className,
  style,
  id,
  labelHidden,
  onChange,
  disabled,
  required,
  error,
  description,
  pending = false,
  ref,
  ...rest
}: SwitchProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  useFormReset(input, rest.checked, (initial) => initial !== undefined && onChange?.(initial));
  // The change event fires before the press is canceled, so a pending switch ignores it.
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (!pending) onChange?.(target.checked);
  };
  return (
    <ChoiceField
      component="Switch"
      {...{ id, className, style, labelHidden, disabled, required, error, description }}
      describedBy={rest['aria-describedby']}
      renderControl={(field) => (
        <>
          <Input
            {...rest}
            {...field}
            ref={mergeRefs(input, ref)}
            type="checkbox"
            {...SWITCH}
            {...(pending ? { 'aria-busy': true, 'aria-disabled': true, onClick: ignorePress } : {})}
            onChange={change}
            data-part="Control"
          />
          <Track data-part="Track">
            <Thumb data-part="Thumb">{pending && <Spinner />}</Thumb>
          </Track>
        </>
      )}
    >
      {children}
    </ChoiceField>
  );
}

/** A native checkbox says by itself whether it is on. */
const SWITCH = { role: 'switch' } as const;

/** Covers the track: the real input is what is pressed and focused. */
const Input = styled.input`
  @layer concierge.components {
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: calc(50% - ${t.size.target} / 2);
    z-index: 1;
    inline-size: max(34px, ${t.size.target});
    block-size: ${t.size.target};
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;

const Thumb = styled.span`
  @layer concierge.components {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    display: grid;
    place-items: center;
    inline-size: 16px;
    block-size: 16px;
    border-radius: ${t.radius.full};
    background: ${t.color.textOnAccent};
    color: ${t.color.accent};
    box-shadow: ${t.shadow.sm};
    transition: transform ${t.motion.fast};

    & svg {
      inline-size: 12px;
      block-size: 12px;
    }
  }
`;

const Track = styled.span`
  @layer concierge.components {
    position: relative;
    flex: none;
    inline-size: 34px;
    block-size: 20px;
    border-radius: ${t.radius.full};
    background: ${t.color.track};
    transition: background-color ${t.motion.fast};

    input:checked + & {
      background: ${t.color.accent};
    }
    input:checked + & > ${Thumb} {
      transform: translateX(14px);
    }
    [dir='rtl'] input:checked + & > ${Thumb} {
      transform: translateX(-14px);
    }
    input:focus-visible + & {
      outline: 2px solid ${t.color.focus};
      outline-offset: 2px;
    }
    input:disabled + & {
      opacity: 0.5;
    }
    @media (forced-colors: active) {
      border: 1px solid ButtonText;
      forced-color-adjust: none;
      background: ButtonFace;
      & > ${Thumb} {
        inset-block-start: 1px;
        inset-inline-start: 1px;
        background: ButtonText;
        color: ButtonFace;
      }
      input:checked + & {
        background: Highlight;
      }
      input:checked + & > ${Thumb} {
        background: HighlightText;
        color: Highlight;
      }
      input:disabled + & {
        border-color: GrayText;
        opacity: 1;
      }
      input:disabled + & > ${Thumb} {
        background: GrayText;
      }
      input:disabled:checked + & {
        background: GrayText;
      }
      input:disabled:checked + & > ${Thumb} {
        background: ButtonFace;
      }
    }
  }
`;
