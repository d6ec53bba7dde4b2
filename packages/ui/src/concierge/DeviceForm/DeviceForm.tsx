'use client';

import type { ReactElement, ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Form, FormActions, type ModalFormProps } from '../../internal/formStyle.ts';
import type { ElementProps } from '../../internal/props.ts';
import { useSchemaForm } from '../../internal/useSchemaForm.ts';
import { useServerErrors } from '../../internal/useServerErrors.ts';
import {
  deviceFormSchema,
  deviceFormValues,
  type DeviceFormFields,
  type DeviceFormValues,
} from './deviceFormSchema.ts';

export type { DeviceFormValues } from './deviceFormSchema.ts';

export interface DeviceFormLabels {
  name: string;
  namePlaceholder?: string | undefined;
  /** Shown at the name when there is none. */
  nameMissing: string;
  serialId: string;
  /** Shown at the serial number when there is none. */
  serialMissing: string;
  group: string;
  groupPlaceholder?: string | undefined;
  close: string;
  create: string;
  update: string;
}

export interface DeviceFormProps extends ElementProps<'form', 'onSubmit'>, ModalFormProps {
  /** The device to rename or to group; without one the form adds. Give the form a `key` when the device changes. */
  device?: { id: number; name: string; group_name: string | null } | null | undefined;
  /** Called with values that hold to the rules. */
  onSubmit: (values: DeviceFormValues) => void;
  /** What the server says against the serial number; goes away when it is edited. */
  serialError?: string | undefined;
  /** Longest texts in characters. */
  limits?: { name?: number; serialId?: number; group?: number } | undefined;
  /** Starts in the name. Default `true`. */
  autoFocus?: boolean | undefined;
  /** Texts, for screen readers too. */
  labels: DeviceFormLabels;
  /** Rendered above the fields, e.g. an `Alert` that says why nothing was saved. */
  children?: ReactNode;
}

/** Adds a device, or gives one another name and group. Made for a `Modal` of size `md`. */
export function DeviceForm({
  device,
  onSubmit,
  onClose,
  onDirtyChange,
  pending = false,
  serialError,
  limits,
  autoFocus = true,
  labels,
  children,
  ...rest
}: DeviceFormProps): ReactElement {
  const mode = device ? 'edit' : 'create';
  const { control, setFocus, formState, submit } = useSchemaForm<DeviceFormFields>({
    defaultValues: {
      name: device?.name ?? '',
      serial_id: '',
      group_name: device?.group_name ?? '',
    },
    schema: deviceFormSchema(mode),
    startIn: autoFocus ? 'name' : undefined,
    onSubmit: (fields) => {
      if (pending) return;
      server.submitted();
      onSubmit(deviceFormValues(fields));
    },
    onDirtyChange,
  });
  const server = useServerErrors(pending, { serial_id: serialError }, setFocus);
  const { errors } = formState;
  return (
    <Form {...rest} noValidate onSubmit={submit} data-component="DeviceForm">
      {children}
      <Controller
        control={control}
        name="name"
        render={({ field }) => (
          <TextField
            {...field}
            label={labels.name}
            placeholder={labels.namePlaceholder}
            required
            error={errors.name && labels.nameMissing}
            maxLength={limits?.name}
            autoComplete="off"
          />
        )}
      />
      {mode === 'create' && (
        <Controller
          control={control}
          name="serial_id"
          render={({ field }) => (
            <TextField
              {...field}
              label={labels.serialId}
              required
              error={errors.serial_id ? labels.serialMissing : server.shown.serial_id}
              maxLength={limits?.serialId}
              autoComplete="off"
              spellCheck={false}
              onChange={(value) => {
                server.edited('serial_id');
                field.onChange(value);
              }}
            />
          )}
        />
      )}
      <Controller
        control={control}
        name="group_name"
        render={({ field }) => (
          <TextField
            {...field}
            label={labels.group}
            placeholder={labels.groupPlaceholder}
            maxLength={limits?.group}
            autoComplete="off"
          />
        )}
      />
      <FormActions data-part="Actions">
        <Button variant="ghost" disabled={pending} onClick={() => onClose()}>
          {labels.close}
        </Button>
        <Button type="submit" variant="primary" pending={pending}>
          {mode === 'create' ? labels.create : labels.update}
        </Button>
      </FormActions>
    </Form>
  );
}
