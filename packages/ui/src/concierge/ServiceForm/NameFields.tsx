import { useState, type ReactElement } from 'react';
import { Controller, type Control } from 'react-hook-form';
import { Button } from '../../components/Button/Button.tsx';
import { Fieldset } from '../../components/Fieldset/Fieldset.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { ServiceFormFields, ServiceFormValues } from './serviceFormModel.ts';

/** A language in which a service may have a name of its own. */
export interface NameLanguage {
  /** Its tag (BCP 47). */
  code: string;
  /** The label of its field. */
  label: string;
  /** What the server says against its name, until that is edited. */
  error?: string | undefined;
}

interface NameFieldsProps {
  control: Control<ServiceFormFields, unknown, ServiceFormValues>;
  languages: ReadonlyArray<NameLanguage>;
  /** By the codes of their languages. */
  errors: Readonly<Record<string, string | undefined>>;
  onEdit: (code: string) => void;
  maxLength: number | undefined;
  labels: { names: string; namesHint: string };
}

/** The names of a service in languages, folded at first; one with an error is in view. */
export function NameFields(props: NameFieldsProps): ReactElement {
  const { control, languages, errors, onEdit, maxLength, labels } = props;
  const [open, setOpen] = useState(false);
  // It stays open when the error is gone.
  if (!open && languages.some(({ code }) => errors[code] !== undefined)) setOpen(true);
  return (
    <>
      <Inline>
        <Button
          size="sm"
          variant="ghost"
          iconEnd={open ? 'chevron-up' : 'chevron-down'}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {labels.names}
        </Button>
      </Inline>
      {open && (
        <Fieldset legend={labels.names} legendHidden description={labels.namesHint}>
          {languages.map(({ code, label }) => (
            <Controller
              key={code}
              control={control}
              name={`service_names.${code}`}
              render={({ field }) => (
                <TextField
                  {...field}
                  lang={code}
                  onChange={(text) => {
                    onEdit(code);
                    field.onChange(text);
                  }}
                  label={label}
                  error={errors[code]}
                  maxLength={maxLength}
                  autoComplete="off"
                />
              )}
            />
          ))}
        </Fieldset>
      )}
    </>
  );
}
