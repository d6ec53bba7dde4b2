import type { ReplyLabels } from '@concierge/ui/concierge/ReplyModal';
import type { TFunction } from 'i18next';
import { modifierKey } from '../../lib/keys/modifierKey.ts';
import { stateTexts } from './requestTexts.ts';

/** The reply modal's texts. */
export const replyTexts = (t: TFunction<['requests', 'common']>): ReplyLabels => ({
  title: t('reply.title'),
  serviceDate: t('columns.service_date'),
  device: t('columns.device_name'),
  note: t('reply.note'),
  noNote: t('reply.noNote'),
  changeState: t('reply.changeState'),
  states: stateTexts(t),
  actions: {
    1: t('reply.actions.1'),
    2: t('reply.actions.2'),
    3: t('reply.actions.3'),
    4: t('reply.actions.4'),
  },
  current: t('reply.current'),
  sendMessage: t('reply.sendMessage'),
  confirmTitle: (state) => t(`reply.confirmTitles.${state}`),
  noteLabel: t('reply.noteLabel'),
  noteDescription: t('reply.noteDescription'),
  noteDisabled: t('reply.noteDisabled'),
  noteKept: t('reply.noteKept'),
  overtaken: t('reply.overtaken'),
  confirm: {
    1: t('reply.confirm.1'),
    2: t('reply.confirm.2'),
    3: t('reply.confirm.3'),
    4: t('reply.confirm.4'),
  },
  confirmKeys: t('reply.confirmKeys', { modifier: modifierKey() }),
  history: t('reply.history.label'),
  historyZone: t('reply.history.zone', {
    zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  }),
  back: t('common:back'),
  close: t('common:close'),
});
