'use client';

import type { ReactElement, ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { Button } from '../../components/Button/Button.tsx';
import { Combobox, type ComboboxLabels } from '../../components/Combobox/Combobox.tsx';
import type { SelectOption } from '../../components/Select/Select.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { Form, FormActions, type ModalFormProps } from '../../internal/formStyle.ts';
import type { ElementProps } from '../../internal/props.ts';
import { useSchemaForm } from '../../internal/useSchemaForm.ts';
import { stayFormSchema, type StayFormValues } from './stayFormSchema.ts';

export type { StayFormValues } from './stayFormSchema.ts';

export interface StayFormLabels {
  /** What saving does, e.g. that a stay starts. */
  text: string;
  language: string;
  unknownLanguage: string;
  languageSearch: ComboboxLabels;
  doNotDisturb: string;
  close: string;
  submit: string;
}

export interface StayFormProps extends ElementProps<'form', 'onSubmit'>, ModalFormProps {
  /** Languages that guests speak, by their names. */
  languages: ReadonlyArray<SelectOption>;
  /** What is known of the guest who is there, to be changed; without it a stay starts. Give the form a `key` when it changes. */
  stay?: StayFormValues | null | undefined;
  /** Called with what is known of the guest. */
  onSubmit: (values: StayFormValues) => void;
  /** Texts, for screen readers too. */
  labels: StayFormLabels;
  /** Rendered above the fields, e.g. an `Alert` that says why nothing was saved. */
  children?: ReactNode;
}

/** Starts the next guest's stay at a device, or changes what is known of the guest. Made for a `Modal` of size `md`. */
export function StayForm({
  languages,
  stay,
  onSubmit,
  onClose,
  onDirtyChange,
  pending = false,
  labels,
  children,
  ...rest
}: StayFormProps): ReactElement {
  const { control, submit } = useSchemaForm<StayFormValues>({
    defaultValues: stay ?? stayFormSchema.getDefault(),
    schema: stayFormSchema,
    onSubmit: (values) => {
      if (!pending) onSubmit(values);
    },
    onDirtyChange,
  });
  return (
    <Form {...rest} noValidate onSubmit={submit} data-component="StayForm">
      {children}
      <p>{labels.text}</p>
      <Controller
        control={control}
        name="lang"
        render={({ field }) => (
          <Combobox
            {...field}
            label={labels.language}
            options={languages}
            placeholder={labels.unknownLanguage}
            labels={labels.languageSearch}
          />
        )}
      />
      <Controller
        control={control}
        name="do_not_disturb"
        render={({ field: { value, ...field } }) => (
          <Switch {...field} checked={value}>
            {labels.doNotDisturb}
          </Switch>
        )}
      />
      <FormActions data-part="Actions">
        <Button variant="ghost" disabled={pending} onClick={() => onClose()}>
          {labels.close}
        </Button>
        <Button type="submit" variant="primary" pending={pending}>
          {labels.submit}
        </Button>
      </FormActions>
    </Form>
  );
}
