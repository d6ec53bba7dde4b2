'use client';

import type { ReactElement, ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { FieldLabel, FieldTexts, type FieldIds } from '../Field/fieldParts.tsx';
import { Headless } from '../../internal/Headless.tsx';

interface DateFrameProps {
  id: string;
  ids: FieldIds;
  label: string;
  labelHidden: boolean | undefined;
  required: boolean;
  error: string | undefined;
  description: ReactNode;
  /** Instead of that of `UiProvider`. */
  locale: string | undefined;
  children: ReactElement;
}

/** What is around the control of a date: its texts and its language. */
export function DateFrame(props: DateFrameProps): ReactElement {
  const { id, ids, label, labelHidden, required, error, description, locale, children } = props;
  return (
    <>
      <FieldLabel htmlFor={id} id={ids.label} required={required} hidden={labelHidden}>
        {label}
      </FieldLabel>
      <Headless>
        {locale ? <I18nProvider locale={locale}>{children}</I18nProvider> : children}
      </Headless>
      <FieldTexts ids={ids} description={description} error={error} />
    </>
  );
}
