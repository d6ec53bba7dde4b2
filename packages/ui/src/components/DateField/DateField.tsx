import { useId, type ReactElement } from 'react';
import { DateField as DateFieldBase } from 'react-aria-components/DateField';
import { styled } from 'styled-components';
import { defined } from '../../internal/defined.ts';
import { controlBox, controlFocus, fieldRoot } from '../../internal/fieldStyle.ts';
import { fieldIds } from '../TextField/Field.tsx';
import { DateFrame } from './DateFrame.tsx';
import { controlProps, type DateControlProps } from './dateFieldProps.ts';
import { bound, toDate } from './dateModel.ts';
import { DateSegments } from './DateSegments.tsx';

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the root. */
export type DateFieldProps = DateControlProps;

/**
 * A date that is known by heart, such as a birthday: day, month and year are typed, in the order of the language. To
 * look for a day use `DatePicker`.
 */
export function DateField({
  label,
  labelHidden,
  value,
  defaultValue,
  onChange,
  min,
  max,
  locale,
  disabled,
  readOnly,
  required = false,
  error,
  description,
  name,
  ref,
  ...rest
}: DateFieldProps): ReactElement {
  const ids = fieldIds(useId());
  return (
    <Root {...rest} ref={ref} data-component="DateField">
      <DateFrame {...{ ids, label, labelHidden, required, error, description, locale }}>
        <Box
          {...controlProps(ids, { disabled, readOnly, required, error, description, name })}
          {...defined({ value: toDate(value), defaultValue: toDate(defaultValue) })}
          {...defined({ minValue: bound(toDate(min)), maxValue: bound(toDate(max)) })}
          onChange={(date) => onChange?.(date ? date.toString() : null)}
          data-part="Control"
        >
          <DateSegments />
        </Box>
      </DateFrame>
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    ${fieldRoot}
  }
`;

const Box = styled(DateFieldBase)`
  @layer concierge.components {
    ${controlBox}
    display: flex;
    align-items: center;

    &:focus-within {
      ${controlFocus}
    }
  }
` as typeof DateFieldBase;
