'use client';

import { type ReactElement, type ReactNode, useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { object, string } from 'yup';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { UserText } from '../../components/UserText/UserText.tsx';
import { Form, FormActions, type ModalFormProps } from '../../internal/formStyle.ts';
import type { ElementProps } from '../../internal/props.ts';
import { useSchemaForm } from '../../internal/useSchemaForm.ts';
import { roomNames } from './roomNames.ts';

export interface RoomsFormValues {
  /** One per room, those of ranges among them. */
  names: string[];
  /** Null for no group. */
  group_name: string | null;
}

/** What would come of the rooms. */
export interface RoomsPreview {
  fresh: ReadonlyArray<string>;
  existing: ReadonlyArray<string>;
  invalid: ReadonlyArray<string>;
}

export interface RoomsFormLabels {
  rooms: string;
  roomsDescription: string;
  roomsPlaceholder?: string | undefined;
  /** Shown at the rooms when there are none, or more than `max`. */
  missing: string;
  tooMany: string;
  group: string;
  groupPlaceholder?: string | undefined;
  /** How many of each there are in the preview. */
  outcomes: Record<keyof RoomsPreview, (count: number) => string>;
  preview: string;
  add: (count: number) => string;
  back: string;
  close: string;
}

export interface RoomsFormProps extends ElementProps<'form', 'onSubmit'>, ModalFormProps {
  /** What would come of what was typed; with it the form asks before anything is added. */
  preview?: RoomsPreview | null | undefined;
  /** Called with the rooms, for their preview and then to be added. */
  onSubmit: (values: RoomsFormValues) => void;
  /** The user goes back from the preview to what was typed. */
  onBack: () => void;
  /** Most rooms at once. */
  max: number;
  /** Longest group in characters. */
  groupLimit?: number | undefined;
  /** Starts in the rooms. Default `true`. */
  autoFocus?: boolean | undefined;
  /** Texts, for screen readers too. */
  labels: RoomsFormLabels;
  /** Rendered above the fields, e.g. an `Alert` that says why nothing was added. */
  children?: ReactNode;
}

const schemaOf = (max: number) =>
  object({
    rooms: string()
      .defined()
      .test('missing', (text) => roomNames(text, max).length > 0)
      .test('tooMany', (text) => roomNames(text, max).length <= max),
    group_name: string().trim().defined(),
  });

/** A name stays on one line. */
const unbroken = (name: string) => name.replaceAll(' ', '\u00A0');

const OUTCOMES = ['fresh', 'existing', 'invalid'] as const;

/** Adds many rooms: typed as ranges or pasted as a list, then previewed. Made for a `Modal` of size `md`. */
export function RoomsForm({
  preview,
  onSubmit,
  onBack,
  onClose,
  onDirtyChange,
  pending = false,
  max,
  groupLimit,
  autoFocus = true,
  labels,
  children,
  ...rest
}: RoomsFormProps): ReactElement {
  const { control, formState, submit } = useSchemaForm({
    defaultValues: { rooms: '', group_name: '' },
    schema: useMemo(() => schemaOf(max), [max]),
    startIn: autoFocus ? 'rooms' : undefined,
    onSubmit: ({ rooms, group_name }) => {
      if (!pending) onSubmit({ names: roomNames(rooms, max), group_name: group_name || null });
    },
    onDirtyChange,
  });
  const problem = formState.errors.rooms?.type;
  const missing = problem === 'tooMany' ? labels.tooMany : problem && labels.missing;
  const count = preview?.fresh.length ?? 0;
  return (
    <Form {...rest} noValidate onSubmit={submit} data-component="RoomsForm">
      {children}
      {!preview && (
        <>
          <Controller
            control={control}
            name="rooms"
            render={({ field }) => (
              <TextField
                {...field}
                label={labels.rooms}
                description={labels.roomsDescription}
                placeholder={labels.roomsPlaceholder}
                required
                multiline
                rows={8}
                error={missing}
                spellCheck={false}
              />
            )}
          />
          <Controller
            control={control}
            name="group_name"
            render={({ field }) => (
              <TextField
                {...field}
                label={labels.group}
                placeholder={labels.groupPlaceholder}
                maxLength={groupLimit}
                autoComplete="off"
              />
            )}
          />
        </>
      )}
      <div role="status">
        {preview && (
          <Stack>
            {OUTCOMES.filter((id) => preview[id].length > 0).map((id) => (
              <div key={id}>
                <Text weight="semibold">{labels.outcomes[id](preview[id].length)}</Text>
                <Text size="sm" tone="muted">
                  <UserText>{preview[id].map(unbroken).join(', ')}</UserText>
                </Text>
              </div>
            ))}
          </Stack>
        )}
      </div>
      <FormActions data-part="Actions">
        <Button variant="ghost" disabled={pending} onClick={() => (preview ? onBack() : onClose())}>
          {preview ? labels.back : labels.close}
        </Button>
        <Button
          type="submit"
          variant="primary"
          pending={pending}
          disabled={Boolean(preview) && count === 0}
        >
          {preview ? labels.add(count) : labels.preview}
        </Button>
      </FormActions>
    </Form>
  );
}
