import { ChangedFieldsDialog } from '@concierge/ui/concierge/ChangedFieldsDialog';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../i18n/useTexts.ts';
import type { Problem } from '../http/problem.ts';
import { changedFieldsTexts } from './changedFieldsTexts.ts';
import { changedByBoth, decided, isAsked, type Draft, type Field } from './changedMeanwhile.ts';
import { useWhileOpen } from './useWhileOpen.ts';

interface ChangedMeanwhileProps<Row, Values extends object, Sent extends Draft<Values>> {
  /** Why the form was not saved, if it was not. */
  problem: Problem | null;
  /** What it sent last. */
  sent: Sent | null;
  /** What the form changes of a row. */
  fieldsOf: (row: Row) => Values;
  /** The name of each field, and its value in words. */
  fields: { [Name in keyof Values]: [label: string, words?: (value: Values[Name]) => string] };
  /** Also what the form did not change is asked about: it goes out as it was seen. Default `false`. */
  whole?: boolean | undefined;
  /** Sends what was chosen. */
  onSave: (next: Sent) => void;
  onCancel: () => void;
}

/** Asks whose value to keep where someone else changed what the form changes. What was typed stays in the form. */
export function ChangedMeanwhile<Row, Values extends object, Sent extends Draft<Values>>({
  problem,
  fieldsOf,
  fields,
  whole = false,
  onSave,
  onCancel,
  ...given
}: ChangedMeanwhileProps<Row, Values, Sent>): ReactElement {
  const { t } = useTranslation('common');
  const labels = useTexts(['common'], changedFieldsTexts);
  const refused = isAsked(problem) && given.sent !== null;
  const sent = useWhileOpen(refused, given.sent);
  const shown = useWhileOpen(refused, problem);
  // The server's own row: the contract says what a conflict carries.
  const current = shown && isAsked(shown) ? fieldsOf(shown.current as Row) : null;
  const wordsOf = (field: Field<Values>, values: Values) => {
    const [, words = String] = fields[field];
    return words(values[field]) || t('changedMeanwhile.empty');
  };
  const asked =
    sent && current
      ? changedByBoth<Values>(sent, current, whole).map((name) => ({
          name,
          label: fields[name][0],
          mine: wordsOf(name, sent),
          theirs: wordsOf(name, current),
        }))
      : [];
  return (
    <ChangedFieldsDialog
      open={refused}
      onOpenChange={(next) => !next && onCancel()}
      fields={asked}
      onSave={(choices) => sent && current && onSave(decided(sent, current, choices))}
      labels={labels}
    />
  );
}
