'use client';

import type { ReactElement, ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Combobox, type ComboboxLabels } from '../../components/Combobox/Combobox.tsx';
import type { SelectOption } from '../../components/Select/Select.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { FormActions, PageForm } from '../../internal/formStyle.ts';
import type { ElementProps } from '../../internal/props.ts';
import { useSchemaForm } from '../../internal/useSchemaForm.ts';
import { houseFormSchema, type HouseFormFields, type HouseFormValues } from './houseFormSchema.ts';

export type { HouseFormValues } from './houseFormSchema.ts';

export interface HouseFormLabels {
  name: string;
  /** Shown at the name when there is none. */
  nameMissing: string;
  timeZone: string;
  /** What the time zone is for. */
  timeZoneHelp: string;
  timeZoneMissing: string;
  timeZoneSearch: ComboboxLabels;
  personFigures: string;
  /** What the figures are, and who sees them. */
  personFiguresHelp: string;
  save: string;
}

export interface HouseFormProps extends ElementProps<'form', 'onSubmit'> {
  /** As it is now: replaces what is shown when it changes, but not what was entered since the last `onSubmit`. */
  house: HouseFormValues;
  /** Time zones by their names, with that of the house. */
  timeZones: ReadonlyArray<SelectOption>;
  /** Called with values that hold to the rules. */
  onSubmit: (values: HouseFormValues) => void;
  /** Called when something is entered that would be lost, and when it no longer is. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /** The values are being saved: the button waits, the input stays. Default `false`. */
  pending?: boolean | undefined;
  /** Longest name in characters. */
  nameMaxLength?: number | undefined;
  /** Texts, for screen readers too. */
  labels: HouseFormLabels;
  /** Rendered above the fields, e.g. an `Alert` that says why nothing was saved. */
  children?: ReactNode;
}

/** Name and time zone of a house, and whether its reports show figures per person. A form on a page, with Save below it. */
export function HouseForm({
  house,
  timeZones,
  onSubmit,
  onDirtyChange,
  pending = false,
  nameMaxLength,
  labels,
  children,
  ...rest
}: HouseFormProps): ReactElement {
  const { control, formState, submit } = useSchemaForm<HouseFormFields, HouseFormValues>({
    defaultValues: house,
    isFollowing: true,
    schema: houseFormSchema,
    onSubmit: (values) => {
      if (!pending) onSubmit(values);
    },
    onDirtyChange,
  });
  const { errors } = formState;
  return (
    <PageForm {...rest} noValidate onSubmit={submit} data-component="HouseForm">
      {children}
      <Controller
        control={control}
        name="name"
        render={({ field }) => (
          <TextField
            {...field}
            label={labels.name}
            required
            error={errors.name && labels.nameMissing}
            maxLength={nameMaxLength}
            autoComplete="off"
          />
        )}
      />
      <Controller
        control={control}
        name="time_zone"
        render={({ field }) => (
          <Combobox
            {...field}
            label={labels.timeZone}
            description={labels.timeZoneHelp}
            required
            error={errors.time_zone && labels.timeZoneMissing}
            options={timeZones}
            labels={labels.timeZoneSearch}
          />
        )}
      />
      <Controller
        control={control}
        name="person_figures"
        render={({ field: { value, ...field } }) => (
          <Checkbox {...field} checked={value} description={labels.personFiguresHelp}>
            {labels.personFigures}
          </Checkbox>
        )}
      />
      <FormActions data-part="Actions">
        <Button type="submit" variant="primary" pending={pending}>
          {labels.save}
        </Button>
      </FormActions>
    </PageForm>
  );
}
