import { CSV_SEPARATORS, type CsvSeparator } from '@concierge/contract/auditKinds';
import { Inline } from '@concierge/ui/Inline';
import { LinkButton } from '@concierge/ui/LinkButton';
import { Select } from '@concierge/ui/Select';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { createPreference, usePreference } from '../../lib/preference.ts';
import { selectUser } from '../auth/authSlice.ts';
import { auditCsvHref, type AuditCall } from './auditQuery.ts';

const separatorPreference = createPreference('concierge.csv', ['language', ...CSV_SEPARATORS]);

/** What spreadsheets of a language expect, which write numbers with a decimal comma or point. */
const separatorOf = (language: string): CsvSeparator => (language === 'en' ? 'comma' : 'semicolon');

/** Downloads every entry that matches, in the form that the user's spreadsheet opens. */
export function CsvDownload({ call }: { call: AuditCall }): ReactElement {
  const { t, i18n } = useTranslation('audit');
  const projectId = useSelector(selectUser)?.project_id ?? 0;
  const [preferred, prefer] = usePreference(separatorPreference);
  const separator = preferred === 'language' ? separatorOf(i18n.language) : preferred;
  const timezone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Inline gap={2} wrap={false}>
      <Select
        label={t('separator.label')}
        labelHidden
        value={separator}
        onChange={(value) => prefer(CSV_SEPARATORS.find((it) => it === value) ?? 'language')}
        options={CSV_SEPARATORS.map((value) => ({ value, label: t(`separator.${value}`) }))}
      />
      <LinkButton
        iconStart="download"
        href={auditCsvHref(projectId, call, { separator, timezone })}
        download
      >
        {t('download')}
      </LinkButton>
    </Inline>
  );
}
