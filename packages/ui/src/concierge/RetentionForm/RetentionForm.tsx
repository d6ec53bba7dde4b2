'use client';

import type { ReactElement, ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { FormActions, PageForm } from '../../internal/formStyle.ts';
import type { ElementProps } from '../../internal/props.ts';
import { useSchemaForm } from '../../internal/useSchemaForm.ts';
import {
  RETENTION_KINDS,
  monthsFor,
  retentionFormSchema,
  type RetentionFormValues,
  type RetentionKind,
} from './retentionFormSchema.ts';

export type { RetentionFormValues, RetentionKind } from './retentionFormSchema.ts';

export interface RetentionFormLabels {
  kinds: Record<RetentionKind, string>;
  /** What goes with each kind, and what never goes. */
  help: Record<RetentionKind, string>;
  forever: string;
  months: (count: number) => string;
  save: string;
}

export interface RetentionFormProps extends ElementProps<'form', 'onSubmit' | 'onChange'> {
  /** As it is now: replaces what is shown when it changes, but not what was entered since the last `onSubmit`. */
  retention: RetentionFormValues;
  /** Called with every choice, e.g. to ask what it would delete. */
  onChange?: ((values: RetentionFormValues) => void) | undefined;
  /** What saving the choice deletes, read out when it changes; nothing unless given. */
  consequence?: ReactNode;
  /** Called with the months of each kind. */
  onSubmit: (values: RetentionFormValues) => void;
  /** Called when something is chosen that would be lost, and when it no longer is. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /** The values are being saved: the button waits, the choice stays. Default `false`. */
  pending?: boolean | undefined;
  /** Texts, for screen readers too. */
  labels: RetentionFormLabels;
  /** Rendered above the fields, e.g. an `Alert` that says why nothing was saved. */
  children?: ReactNode;
}

/** How long requests, messages and the audit trail are kept. A form on a page, with Save below it. */
export function RetentionForm({
  retention,
  onChange,
  consequence,
  onSubmit,
  onDirtyChange,
  pending = false,
  labels,
  children,
  ...rest
}: RetentionFormProps): ReactElement {
  const { control, getValues, submit } = useSchemaForm<RetentionFormValues>({
    defaultValues: retention,
    isFollowing: true,
    schema: retentionFormSchema,
    onSubmit: (values) => {
      if (!pending) onSubmit(values);
    },
    onDirtyChange,
  });
  return (
    <PageForm {...rest} noValidate onSubmit={submit} data-component="RetentionForm">
      {children}
      {RETENTION_KINDS.map((kind) => (
        <Controller
          key={kind}
          control={control}
          name={kind}
          render={({ field }) => (
            <Select
              {...field}
              value={String(field.value)}
              onChange={(value) => {
                field.onChange(Number(value));
                onChange?.(getValues());
              }}
              label={labels.kinds[kind]}
              description={labels.help[kind]}
              options={monthsFor(retention[kind]).map((months) => ({
                value: String(months),
                label: months === 0 ? labels.forever : labels.months(months),
              }))}
            />
          )}
        />
      ))}
      <div role="status">{consequence && <Alert tone="warning">{consequence}</Alert>}</div>
      <FormActions data-part="Actions">
        <Button type="submit" variant="primary" pending={pending}>
          {labels.save}
        </Button>
      </FormActions>
    </PageForm>
  );
}
