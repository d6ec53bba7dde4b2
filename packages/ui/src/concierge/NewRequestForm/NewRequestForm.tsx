'use client';

import type { ReactElement, ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { styled } from 'styled-components';
import { object, string, type ObjectSchema } from 'yup';
import { Button } from '../../components/Button/Button.tsx';
import { Combobox, type ComboboxLabels } from '../../components/Combobox/Combobox.tsx';
import { RadioGroup, type ChoiceOption } from '../../components/RadioGroup/RadioGroup.tsx';
import type { SelectOption } from '../../components/Select/Select.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Form, FormActions, type ModalFormProps } from '../../internal/formStyle.ts';
import { isSendKeys } from '../../internal/pressedKey.ts';
import type { ElementProps } from '../../internal/props.ts';
import { useSchemaForm } from '../../internal/useSchemaForm.ts';

export interface NewRequestFormValues {
  /** Values of the chosen options. */
  room: string;
  service: string;
  source: string;
  /** What the guest wishes, without white space around it; null for nothing more. */
  note: string | null;
}

export interface NewRequestFormLabels {
  room: string;
  roomPlaceholder?: string | undefined;
  /** Shown at the room when there is none. */
  roomMissing: string;
  roomSearch: ComboboxLabels;
  service: string;
  servicePlaceholder?: string | undefined;
  /** Shown at the service when there is none. */
  serviceMissing: string;
  serviceSearch: ComboboxLabels;
  note: string;
  source: string;
  close: string;
  submit: string;
}

export interface NewRequestFormProps extends ElementProps<'form', 'onSubmit'>, ModalFormProps {
  /** In the order in which they are listed. */
  rooms: ReadonlyArray<SelectOption>;
  /** In the order in which they are listed. */
  services: ReadonlyArray<SelectOption>;
  /** How a request may come in. The first is chosen to begin with. */
  sources: ReadonlyArray<ChoiceOption>;
  /** Rooms and services are on their way; the form can be filled meanwhile. */
  loading?: boolean | undefined;
  /** Rooms and services could not be loaded. */
  failed?: boolean | undefined;
  /** The room that is chosen to begin with. Give the form a `key` when it changes. */
  defaultRoom?: string | undefined;
  /** Called with values that hold to the rules. */
  onSubmit: (values: NewRequestFormValues) => void;
  /** Longest note in characters. */
  noteLimit?: number | undefined;
  /** Starts in the room, or in the service where the room is known. Default `true`. */
  autoFocus?: boolean | undefined;
  /** Texts, for screen readers too. */
  labels: NewRequestFormLabels;
  /** Rendered above the fields, e.g. an `Alert` that says why nothing was saved. */
  children?: ReactNode;
}

interface Fields {
  room: string | null;
  service: string | null;
  note: string;
  source: string;
}

const schema: ObjectSchema<Fields & { room: string; service: string }> = object({
  room: string().required(),
  service: string().required(),
  note: string().trim().defined(),
  source: string().defined(),
});

/**
 * Enters a request for a guest who phoned or came to the desk: Tab takes the first room or service that was found by typing,
 * Enter sends, and Ctrl+Enter from the note. Made for a `Modal` of size `md`.
 */
export function NewRequestForm({
  rooms,
  services,
  sources,
  loading = false,
  failed = false,
  defaultRoom,
  onSubmit,
  onClose,
  onDirtyChange,
  pending = false,
  noteLimit,
  autoFocus = true,
  labels,
  children,
  ...rest
}: NewRequestFormProps): ReactElement {
  // They may come later.
  const first = sources[0]?.value ?? '';
  const { control, formState, submit } = useSchemaForm<Fields, Fields & NewRequestFormValues>({
    defaultValues: {
      room: defaultRoom ?? null,
      service: null,
      note: '',
      source: first,
    },
    schema: schema as ObjectSchema<Fields & NewRequestFormValues>,
    startIn: autoFocus ? (defaultRoom === undefined ? 'room' : 'service') : undefined,
    onSubmit: ({ note, source, ...values }) => {
      if (!pending) onSubmit({ ...values, source: source || first, note: note || null });
    },
    onDirtyChange,
  });
  const { errors } = formState;
  const choices = [
    { name: 'room', options: rooms, search: labels.roomSearch },
    { name: 'service', options: services, search: labels.serviceSearch },
  ] as const;
  return (
    <Form {...rest} noValidate onSubmit={submit} data-component="NewRequestForm">
      {children}
      {choices.map(({ name, options, search }) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field }) => (
            <Combobox
              {...field}
              required
              label={labels[name]}
              placeholder={labels[`${name}Placeholder`]}
              options={options}
              loading={loading}
              failed={failed}
              error={errors[name] && labels[`${name}Missing`]}
              labels={search}
            />
          )}
        />
      ))}
      <Controller
        control={control}
        name="note"
        render={({ field }) => (
          <TextField
            {...field}
            label={labels.note}
            multiline
            rows={3}
            maxLength={noteLimit}
            onKeyDown={(event) => isSendKeys(event) && submit(event)}
          />
        )}
      />
      <Controller
        control={control}
        name="source"
        render={({ field }) => (
          <Sources
            {...field}
            value={field.value || first}
            label={labels.source}
            options={sources}
            orientation="horizontal"
          />
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

/** Under each other where no word would fit beside another. */
const Sources = styled(RadioGroup)`
  @layer concierge.components {
    @container (max-width: 400px) {
      && > [data-part='Options'] {
        grid-auto-flow: row;
      }
    }
  }
`;
