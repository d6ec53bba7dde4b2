import { useId, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import { FieldLabel } from '../TextField/Field.tsx';

export interface RadioOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

/** `className`, `style`, `id`, `data-*` and `aria-*` and `ref` go to the root. */
export interface RadioGroupProps extends ElementProps<'div', 'children' | 'onChange'> {
  /** What is chosen: the accessible name of the group. */
  label: string;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined;
  /** The chosen option. */
  value: string;
  /** An option was chosen. */
  onChange: (value: string) => void;
  /** Two to about ten. */
  options: ReadonlyArray<RadioOption>;
  /** `horizontal` puts short options side by side, in equal parts. Default `vertical`. */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

/** One of a few options that are all in view. For many, or where there is little room, use `Select`. */
export function RadioGroup({
  label,
  labelHidden,
  value,
  onChange,
  options,
  orientation = 'vertical',
  ref,
  ...rest
}: RadioGroupProps): ReactElement {
  const id = useId();
  return (
    <Root
      {...rest}
      ref={ref}
      role="radiogroup"
      aria-labelledby={id}
      data-component="RadioGroup"
      data-orientation={orientation}
    >
      <FieldLabel id={id} hidden={labelHidden}>
        {label}
      </FieldLabel>
      <Options data-part="Options">
        {options.map((option) => (
          <Option key={option.value} data-part="Option">
            <Input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              data-part="Control"
            />
            <Dot data-part="Dot" aria-hidden="true" />
            <span>{option.label}</span>
          </Option>
        ))}
      </Options>
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    display: grid;
    gap: ${t.space[1]};
    min-inline-size: 0;
    border: 0;
  }
`;

const Options = styled.div`
  @layer concierge.components {
    display: grid;
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.md};
    background: ${t.color.surface};
    overflow: hidden;

    [data-orientation='horizontal'] > & {
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
    gap: ${t.space[3]};
    min-block-size: ${t.size.controlMd};
    padding: ${t.space[1]} ${t.space[3]};
    color: ${t.color.text};
    font: ${t.weight.regular} ${t.text.md} ${t.font.sans};
    overflow-wrap: anywhere;
    cursor: pointer;

    & + & {
      border-block-start: 1px solid ${t.color.border};
    }
    [data-orientation='horizontal'] & + & {
      border-block-start: 0;
      border-inline-start: 1px solid ${t.color.border};
    }
    &:hover {
      background: ${t.color.surfaceHover};
    }
    &:has(:checked) {
      background: ${t.color.accentSubtle};
      font-weight: ${t.weight.medium};
    }
    &:has(:focus-visible) {
      outline: 2px solid ${t.color.focus};
      outline-offset: -2px;
      border-radius: ${t.radius.sm};
    }
    &:has(:disabled) {
      color: ${t.color.textMuted};
      cursor: not-allowed;
    }
  }
`;

/** Over the whole option, so that all of it is the target. */
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

const Dot = styled.span`
  @layer concierge.components {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    border: 1px solid ${t.color.borderControl};
    border-radius: ${t.radius.full};
    background: ${t.color.surface};

    input:checked + & {
      border: 5px solid ${t.color.accent};
    }
    input:disabled + & {
      opacity: 0.5;
    }
    @media (forced-colors: active) {
      border-color: ButtonText;
      input:checked + & {
        border-color: Highlight;
      }
    }
  }
`;
