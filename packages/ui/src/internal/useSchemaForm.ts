import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';

import type { ObjectSchema } from 'yup';

interface SchemaFormOptions<Fields extends FieldValues, Values extends FieldValues> {
  defaultValues: DefaultValues<Fields>;
  /** Whether other default values replace those that are shown, as on a page; what was entered since the last submit stays. */
  isFollowing?: boolean | undefined;
  schema: ObjectSchema<Values>;
  /** The field that has the focus at first. */
  startIn?: FieldPath<Fields> | undefined;
  onSubmit: (values: Values) => void;
  /** Called when a value differs from its default, and when none does any more. */
  onDirtyChange: ((dirty: boolean) => void) | undefined;
}

/** Whether these flat values are the same. */
const isSame = (one: object, other: object) => {
  const values = new Map(Object.entries(other));
  return Object.entries(one).every(([name, value]) => Object.is(value, values.get(name)));
};

/** A form; its `Fields` are `Values` once they hold to the schema. */
export function useSchemaForm<Fields extends FieldValues, Values extends FieldValues = Fields>({
  defaultValues,
  isFollowing = false,
  schema,
  startIn,
  onSubmit,
  onDirtyChange,
}: SchemaFormOptions<Fields, Values>): UseFormReturn<Fields, unknown, Values> & {
  submit: (event: FormEvent) => void;
} {
  const form = useForm<Fields, unknown, Values>({
    defaultValues,
    resolver: yupResolver(schema) as unknown as Resolver<Fields, unknown, Values>,
  });
  const { handleSubmit, setFocus, subscribe, getValues, reset } = form;

  const firstField = useRef(startIn);
  useEffect(() => {
    if (firstField.current) setFocus(firstField.current);
  }, [setFocus]);

  const notify = useEffectEvent((dirty: boolean) => onDirtyChange?.(dirty));
  useEffect(() => {
    let wasDirty = false;
    return subscribe({
      formState: { isDirty: true },
      callback({ isDirty = false }) {
        if (isDirty !== wasDirty) notify(isDirty);
        wasDirty = isDirty;
      },
    });
  }, [subscribe]);

  const shown = useRef(defaultValues);
  const submitted = useRef<Fields>(undefined);
  useEffect(() => {
    const before = shown.current;
    if (!isFollowing || isSame(before, defaultValues)) return;
    shown.current = defaultValues;
    const values = getValues();
    const keepValues = !isSame(values, before) && !isSame(values, submitted.current ?? before);
    reset(defaultValues, { keepValues });
    if (keepValues) notify(true);
  }, [isFollowing, defaultValues, getValues, reset]);

  const submit = (event: FormEvent) => {
    // React passes events in a modal on to the form that opened it.
    event.stopPropagation();
    void handleSubmit((values) => {
      submitted.current = { ...getValues() };
      onSubmit(values);
    })(event);
  };
  return { ...form, submit };
}
