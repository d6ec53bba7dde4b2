import { useId, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import { describedBy, FieldTexts, fieldIds } from '../TextField/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface FieldsetProps extends ElementProps<'fieldset'> {
  /** What its fields are about: the name of the group. */
  legend: string;
  /** Keeps the legend for screen readers only. */
  legendHidden?: boolean | undefined;
  /** What holds for all its fields, under the legend. */
  description?: ReactNode;
  /** What is wrong with the fields together, below them. */
  error?: string | undefined;
  /** Turns every field in it off. */
  disabled?: boolean | undefined;
  /** The fields. */
  children: ReactNode;
}

/** Fields that belong together, under one name. Choices of one question have their own: `RadioGroup`, `CheckboxGroup`. */
export function Fieldset({
  legend,
  legendHidden,
  description,
  error,
  children,
  ref,
  ...rest
}: FieldsetProps): ReactElement {
  const ids = fieldIds(useId());
  return (
    <Root
      aria-describedby={describedBy(ids, description, error)}
      {...rest}
      ref={ref}
      data-component="Fieldset"
    >
      <Legend data-part="Legend" data-hidden={legendHidden ? true : undefined}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </Legend>
      <Body data-part="Body">
        <FieldTexts ids={ids} description={description} error={undefined} />
        {children}
        <FieldTexts ids={ids} description={undefined} error={error} />
      </Body>
    </Root>
  );
}

const Root = styled.fieldset`
  @layer concierge.components {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
`;

const Legend = styled.legend`
  @layer concierge.components {
    margin-block-end: ${t.space[2]};
    padding: 0;
    color: ${t.color.text};
    font: ${t.weight.semibold} ${t.text.md} ${t.font.sans};
    overflow-wrap: anywhere;

    &[data-hidden] {
      margin: 0;
    }
  }
`;

const Body = styled.div`
  @layer concierge.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${t.space[4]};
  }
`;
