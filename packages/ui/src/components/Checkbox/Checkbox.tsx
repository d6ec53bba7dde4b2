import type { ChangeEvent, ReactElement, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import type { ElementProps } from '../../internal/props.ts';
import { Icon } from '../Icon/Icon.tsx';

/** `className`, `style`, `id`, `data-*` and `aria-*` go to the root, `ref` to the input. */
export interface CheckboxProps extends ElementProps<'label', 'ref'> {
  /** The text beside the box, and its accessible name. */
  children: ReactNode;
  /** Whether it is ticked, where the caller keeps it. */
  checked?: boolean | undefined;
  /** Whether it is ticked at first, where it keeps itself. */
  defaultChecked?: boolean | undefined;
  /** The user ticked it or took the tick away. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Some of what it represents is chosen and some is not. */
  indeterminate?: boolean | undefined;
  /** Cannot be changed, nor reached by Tab. */
  disabled?: boolean | undefined;
  /** Field name in a native form. */
  name?: string | undefined;
  /** What a native form sends when it is ticked. */
  value?: string | undefined;
  /** The native checkbox, so that a form can focus it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Chooses something that takes effect later, with a Save step, or one of many. For at once use `Switch`. */
export function Checkbox({
  children,
  checked,
  defaultChecked,
  onCheckedChange,
  indeterminate = false,
  disabled,
  name,
  value,
  ref,
  ...rest
}: CheckboxProps): ReactElement {
  const mark = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = indeterminate;
  };
  return (
    <Root {...rest} data-component="Checkbox" data-disabled={disabled ? true : undefined}>
      <Input
        ref={mergeRefs(mark, ref)}
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        defaultChecked={defaultChecked}
        disabled={disabled}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onCheckedChange?.(event.target.checked)}
        data-part="Control"
      />
      <Box data-part="Box" aria-hidden="true">
        <Icon name={indeterminate ? 'minus' : 'check'} />
      </Box>
      <Text data-part="Text">{children}</Text>
    </Root>
  );
}

const Root = styled.label`
  @layer concierge.components {
    position: relative;
    display: inline-flex;
    align-items: flex-start;
    gap: ${t.space[2]};
    min-block-size: 24px;
    padding-block: 2px;
    color: ${t.color.text};
    font: ${t.weight.regular} ${t.text.md} ${t.font.sans};
    cursor: pointer;

    &[data-disabled] {
      color: ${t.color.textMuted};
      cursor: not-allowed;
    }
  }
`;

const Input = styled.input`
  @layer concierge.components {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: -4px;
    z-index: 1;
    inline-size: 24px;
    block-size: 24px;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;

const Box = styled.span`
  @layer concierge.components {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin-block-start: 2px;
    border: 1px solid ${t.color.borderControl};
    border-radius: ${t.radius.sm};
    background: ${t.color.surface};
    color: transparent;
    transition: background-color ${t.motion.fast};

    & > svg {
      inline-size: 12px;
      block-size: 12px;
      stroke-width: 3;
    }
    input:is(:checked, :indeterminate) + & {
      border-color: ${t.color.accent};
      background: ${t.color.accent};
      color: ${t.color.textOnAccent};
    }
    input:focus-visible + & {
      outline: 2px solid ${t.color.focus};
      outline-offset: 2px;
    }
    input:disabled + & {
      opacity: 0.5;
    }
    @media (forced-colors: active) {
      border-color: ButtonText;
      input:is(:checked, :indeterminate) + & {
        background: Highlight;
        color: HighlightText;
        forced-color-adjust: none;
      }
    }
  }
`;

const Text = styled.span`
  @layer concierge.components {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
