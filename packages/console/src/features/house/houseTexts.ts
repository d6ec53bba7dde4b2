import type { HouseFormLabels } from '@concierge/ui/concierge/HouseForm';
import type { RetentionFormLabels } from '@concierge/ui/concierge/RetentionForm';
import type { TFunction } from 'i18next';

type T = TFunction<['house', 'common']>;

/** The texts of the form about the house. */
export const houseTexts = (t: T): HouseFormLabels => ({
  name: t('house.name'),
  nameMissing: t('house.nameMissing'),
  timeZone: t('house.timeZone'),
  timeZoneHelp: t('house.timeZoneHelp'),
  timeZoneMissing: t('house.timeZoneMissing'),
  timeZoneSearch: { clear: t('common:list.clear'), noMatches: t('house.noTimeZone') },
  personFigures: t('house.personFigures'),
  personFiguresHelp: t('house.personFiguresHelp'),
  save: t('house.save'),
});

/** The texts of the form that says how long things are kept. */
export const retentionTexts = (t: T): RetentionFormLabels => ({
  kinds: {
    requests: t('retention.kinds.requests'),
    messages: t('retention.kinds.messages'),
    audit: t('retention.kinds.audit'),
  },
  help: {
    requests: t('retention.help.requests'),
    messages: t('retention.help.messages'),
    audit: t('retention.help.audit'),
  },
  forever: t('retention.forever'),
  months: (count) => t('retention.months', { count }),
  save: t('retention.save'),
});

/** The time zones of the world by their names, with how far they are from UTC now. */
export function timeZones(
  language: string,
  now: Date,
  known: string,
): readonly { value: string; label: string }[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), known]);
  const offsetOf = (timeZone: string) =>
    new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'shortOffset' })
      .formatToParts(now)
      .find(({ type }) => type === 'timeZoneName')?.value;
  return Array.from(zones, (value) => ({
    value,
    label: `${value.replaceAll('_', ' ')} (${offsetOf(value) ?? ''})`,
  }));
}
