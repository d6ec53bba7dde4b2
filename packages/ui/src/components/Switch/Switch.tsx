import { type ChangeEvent, type ReactElement, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { ignorePress } from '../../internal/ignorePress.ts';

/** `className`, `style`, `id`, `data-*` and `aria-*` go to the root, `ref` to the input. */
export interface SwitchProps extends ElementProps<'label', 'ref'> {
  /** What is turned on or off. */
  children: ReactNode;
  /** Keeps the text for screen readers only, where something beside it says the same. */
  labelHidden?: boolean | undefined;
  /** Whether it is on, where the caller keeps it. */
  checked?: boolean | undefined;
  /** Whether it is on at first, where it keeps itself. */
  defaultChecked?: boolean | undefined;
  /** The user turned it on or off. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Cannot be changed, nor reached by Tab. */
  disabled?: boolean | undefined;
  /** The last change is being saved: presses do nothing, focus stays. */
  pending?: boolean | undefined;
  /** Field name in a native form. */
  name?: string | undefined;
  /** The native switch, so that a form can focus it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Turns one setting on or off at once, with no Save step. For a choice that is saved later use `Checkbox`. */
export function Switch({
  children,
  labelHidden,
  checked,
  defaultChecked,
  onCheckedChange,
  disabled,
  pending = false,
  name,
  ref,
  ...rest
}: SwitchProps): ReactElement {
  // The change event fires before the press is cancelled, so a pending switch ignores it.
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (!pending) onCheckedChange?.(event.target.checked);
  };
  return (
    <Root {...rest} data-component="Switch" data-disabled={disabled ? true : undefined}>
      <Input
        ref={ref}
        type="checkbox"
        {...SWITCH}
        name={name}
        checked={checked}
        defaultChecked={defaultChecked}
        disabled={disabled}
        {...(pending ? { 'aria-busy': true, 'aria-disabled': true, onClick: ignorePress } : {})}
        onChange={change}
        data-part="Control"
      />
      <Track data-part="Track">
        <Thumb data-part="Thumb">{pending && <Spinner />}</Thumb>
      </Track>
      <Text data-part="Text" data-hidden={labelHidden ? true : undefined}>
        {children}
      </Text>
    </Root>
  );
}

/** A native checkbox says by itself whether it is on. */
const SWITCH = { role: 'switch' } as const;

const Root = styled.label`
  @layer concierge.components {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: ${t.space[2]};
    min-block-size: 24px;
    color: ${t.color.text};
    font: ${t.weight.regular} ${t.text.md} ${t.font.sans};
    cursor: pointer;

    &[data-disabled] {
      color: ${t.color.textMuted};
      cursor: not-allowed;
    }
  }
`;

/** Covers the track: the real input is what is pressed and focused. */
const Input = styled.input`
  @layer concierge.components {
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: calc(50% - 12px);
    z-index: 1;
    inline-size: 34px;
    block-size: 24px;
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
      input:checked + & {
        background: Highlight;
        forced-color-adjust: none;
      }
      input:disabled + & {
        border-color: GrayText;
        opacity: 1;
      }
    }
  }
`;

const Text = styled.span`
  @layer concierge.components {
    &[data-hidden] {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
