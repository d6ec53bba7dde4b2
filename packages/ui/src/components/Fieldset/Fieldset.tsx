import { useId, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import type { ElementProps } from '../../internal/props.ts';
import { describedBy, fieldIds, FieldTexts } from '../Field/fieldParts.tsx';

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the fieldset. */
export interface FieldsetProps extends ElementProps<'fieldset', 'name' | 'form'> {
  /** What the fields have in common: the accessible name of the group. */
  legend: string;
  /** Keeps the legend for screen readers only. */
  legendHidden?: boolean | undefined;
  /** What to know before the fields, under the legend. */
  description?: ReactNode;
  /** What is wrong with the fields together, below them. */
  error?: string | undefined;
  /** None of its fields can be changed, reached by Tab, or is sent. */
  disabled?: boolean | undefined;
  /** The fields. */
  children: ReactNode;
}

/** Fields of a form that belong together, such as an address. */
export function Fieldset({
  legend,
  legendHidden,
  description,
  error,
  children,
  ...rest
}: FieldsetProps): ReactElement {
  const ids = fieldIds(useId());
  return (
    <Root
      {...rest}
      aria-describedby={describedBy(ids, description, error, rest['aria-describedby'])}
      data-component="Fieldset"
    >
      <Legend data-part="Legend" data-hidden={legendHidden || undefined}>
        {legend}
      </Legend>
      <FieldTexts ids={ids} description={description} error={undefined} />
      {children}
      <FieldTexts ids={ids} description={undefined} error={error} />
    </Root>
  );
}

const Root = styled.fieldset`
  @layer concierge.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${t.space[4]};
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;

    & > [data-part='Description'] {
      margin-block-start: calc(-1 * ${t.space[2]});
    }
  }
`;

const Legend = styled.legend`
  @layer concierge.components {
    float: none;
    inline-size: auto;
    margin-block-end: ${t.space[3]};
    padding: 0;
    color: ${t.color.text};
    font: ${t.weight.semibold} ${t.text.md} ${t.font.sans};

    &[data-hidden] {
      ${visuallyHidden}
    }
  }
`;
