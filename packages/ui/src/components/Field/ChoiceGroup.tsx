import {
  useId,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type InputHTMLAttributes,
  type Ref,
} from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { useNativeMessage } from '../../internal/useNativeMessage.ts';
import type { FieldFrameProps } from './fieldFrame.ts';
import { describedBy, fieldIds, FieldLabel, FieldTexts } from './fieldParts.tsx';

/** One of the options of a `RadioGroup` or a `CheckboxGroup`. */
export interface ChoiceOption {
  value: string;
  label: string;
  /** What it means, under its label. */
  description?: string | undefined;
  disabled?: boolean | undefined;
}

/** What all groups of options take. */
export interface ChoiceGroupOptions
  extends
    FieldFrameProps,
    Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onChange' | 'defaultValue'> {
  /** Two to about ten. */
  options: ReadonlyArray<ChoiceOption>;
  /** `horizontal` puts short options side by side, in equal parts. Default `vertical`. */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** None can be chosen, nor reached by Tab. */
  disabled?: boolean | undefined;
  /** Field name in a native form. */
  name?: string | undefined;
  /** The native control that Tab reaches first, so that a form can focus it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

interface ChoiceGroupProps extends Omit<ChoiceGroupOptions, 'ref' | 'name' | 'role'> {
  component: 'RadioGroup' | 'CheckboxGroup';
  /** The native control of an option, and what is seen of it; `group` is its name where it has none. */
  renderControl: (
    option: ChoiceOption,
    input: InputHTMLAttributes<HTMLInputElement>,
    group: string,
  ) => ReactNode;
}

/** The anatomy of a group of options in a box: label, options, then description and error. */
export function ChoiceGroup({
  component,
  renderControl,
  label,
  labelHidden,
  options,
  orientation = 'vertical',
  disabled,
  required,
  error: given,
  description,
  id: givenId,
  ...rest
}: ChoiceGroupProps): ReactElement {
  const ownId = useId();
  const id = givenId ?? ownId;
  const ids = fieldIds(id);
  const isRadio = component === 'RadioGroup';
  const { message, handlers } = useNativeMessage(rest, true);
  const error = given ?? message;
  return (
    <Root
      {...rest}
      {...handlers}
      id={givenId}
      role={isRadio ? 'radiogroup' : 'group'}
      aria-labelledby={ids.label}
      aria-describedby={describedBy(ids, description, error, rest['aria-describedby'])}
      aria-invalid={error ? true : undefined}
      aria-required={isRadio ? required : undefined}
      data-component={component}
      data-orientation={orientation}
    >
      <FieldLabel id={ids.label} required={required} hidden={labelHidden}>
        {label}
      </FieldLabel>
      <Options data-part="Options">
        {options.map((option, at) => {
          const describing = option.description && `${id}-option-${at}`;
          const input = {
            value: option.value,
            disabled: disabled || option.disabled,
            'aria-describedby': describing,
            // Of radio buttons the group says it.
            'aria-invalid': !isRadio && error ? (true as const) : undefined,
            'data-part': 'Control',
          };
          return (
            <Option key={option.value} data-part="Option">
              {renderControl(option, input, id)}
              <span>
                {option.label}
                {describing && (
                  <Meaning id={describing} aria-hidden="true" data-part="OptionDescription">
                    {option.description}
                  </Meaning>
                )}
              </span>
            </Option>
          );
        })}
      </Options>
      <FieldTexts ids={ids} description={description} error={error} />
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    display: grid;
    gap: ${t.space[1]};
    min-inline-size: 0;
    border: 0;
    text-align: start;

    &[aria-invalid] > [data-part='Options'] {
      border-color: ${t.color.danger.solid};
    }
  }
`;

const Options = styled.div`
  @layer concierge.components {
    display: grid;
    gap: 1px;
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
    /* Fills the gap to the next option. */
    outline: 1px solid ${t.color.border};

    &:has([data-part='OptionDescription']) {
      align-items: flex-start;
      padding-block: calc((${t.size.controlMd} - 22px) / 2);
    }
    &:has([data-part='OptionDescription']) > :is([data-part='Box'], [data-part='Dot']) {
      margin-block-start: calc((20px - ${t.size.check}) / 2);
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

      @media (forced-colors: active) {
        color: GrayText;
      }
    }
  }
`;

const Meaning = styled.span`
  @layer concierge.components {
    display: block;
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
  }
`;

/** Styles of an input that lies over its whole option, so that all of it is the target. The option shows its focus. */
export const overOption: string = `
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;

  &:focus-visible + [data-part] { outline: 0; }
`;
