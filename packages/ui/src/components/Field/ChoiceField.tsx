import { useId, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { describedBy, FieldTexts, fieldIds, Required } from './fieldParts.tsx';
import { useNativeMessage } from '../../internal/useNativeMessage.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';

export interface ChoiceFieldProps {
  component: string;
  id: string | undefined;
  className: string | undefined;
  style: CSSProperties | undefined;
  /** The text beside the control. */
  children: ReactNode;
  labelHidden?: boolean | undefined;
  required: boolean | undefined;
  error: string | undefined;
  description: ReactNode;
  describedBy: string | undefined;
  disabled: boolean | undefined;
  /** The native control and what is seen of it. */
  renderControl: (attributes: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    required: boolean | undefined;
    disabled: boolean | undefined;
  }) => ReactNode;
}

/** The anatomy of a field whose text is beside its control: a check box or a switch. */
export function ChoiceField({
  component,
  id,
  className,
  style,
  children,
  labelHidden,
  required,
  error: given,
  description,
  describedBy: further,
  disabled,
  renderControl,
}: ChoiceFieldProps): ReactElement {
  const ownId = useId();
  const controlId = id ?? ownId;
  const ids = fieldIds(controlId);
  const { message, handlers } = useNativeMessage();
  const error = given ?? message;
  return (
    <Root {...handlers} className={className} style={style} data-component={component}>
      <Line data-part="Label">
        {renderControl({
          id: controlId,
          'aria-describedby': describedBy(ids, description, error, further),
          'aria-invalid': error ? true : undefined,
          required,
          disabled,
        })}
        <Text data-part="Text" data-hidden={labelHidden ? true : undefined}>
          {children}
          {required && <Required />}
        </Text>
      </Line>
      <FieldTexts ids={ids} description={description} error={error} />
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    display: inline-grid;
    gap: 2px;
    min-inline-size: 0;
    text-align: start;
  }
`;

const Line = styled.label`
  @layer concierge.components {
    position: relative;
    display: flex;
    align-items: flex-start;
    gap: ${t.space[2]};
    min-block-size: ${t.size.target};
    padding-block: calc((${t.size.target} - 20px) / 2);
    color: ${t.color.text};
    font: ${t.weight.regular} ${t.text.md} ${t.font.sans};
    cursor: pointer;

    [data-component='Switch'] > & {
      align-items: center;
      padding-block: 0;
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

const Text = styled.span`
  @layer concierge.components {
    min-inline-size: 0;
    overflow-wrap: anywhere;

    &[data-hidden] {
      ${visuallyHidden}
    }
  }
`;
