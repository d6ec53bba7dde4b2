import { STAFF_SOURCES } from '@concierge/contract/requestSources';
import type { NewRequestFormLabels } from '@concierge/ui/concierge/NewRequestForm';
import type { ChoiceOption } from '@concierge/ui/RadioGroup';
import type { TFunction } from 'i18next';

type Texts = TFunction<['requests', 'common']>;

/** How staff may say that a request came in. */
export const sourceOptions = (t: Texts): ChoiceOption[] =>
  STAFF_SOURCES.map((source) => ({ value: source, label: t(`source.${source}`) }));

/** The texts of the component. */
export const newRequestTexts = (t: Texts): NewRequestFormLabels => {
  const search = {
    clear: t('common:list.clear'),
    loading: t('create.loading'),
    failed: t('create.notLoaded'),
  };
  return {
    room: t('create.room'),
    roomPlaceholder: t('create.selectRoom'),
    roomMissing: t('create.selectRoom'),
    roomSearch: { ...search, noMatches: t('create.noRoom') },
    service: t('create.service'),
    servicePlaceholder: t('create.selectService'),
    serviceMissing: t('create.selectService'),
    serviceSearch: { ...search, noMatches: t('create.noService') },
    note: t('create.note'),
    source: t('create.source'),
    close: t('common:cancel'),
    submit: t('create.submit'),
  };
};
