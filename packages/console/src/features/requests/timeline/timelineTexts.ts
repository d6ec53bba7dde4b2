import type { TimelineLabels } from '@concierge/ui/Timeline';
import type { NoteComposerLabels } from '@concierge/ui/concierge/NoteComposer';
import type { TFunction } from 'i18next';

type TimelineTexts = TFunction<['timeline', 'common']>;

/** The timeline's texts. */
export const timelineTexts = (t: TimelineTexts): TimelineLabels => ({
  list: t('list'),
  earlier: t('earlier'),
  loading: t('loading'),
});

/** The texts of the note composer, for a request of this device. */
export const noteComposerTexts = (t: TimelineTexts, device: string): NoteComposerLabels => ({
  audience: t('composer.audience'),
  audiences: { staff: t('onlyStaff'), guest: t('composer.guest', { device }) },
  readers: { staff: t('composer.readStaff'), guest: t('composer.readGuest', { device }) },
  field: { staff: t('composer.note'), guest: t('composer.message') },
  send: { staff: t('composer.sendNote'), guest: t('composer.sendMessage', { device }) },
  sending: t('common:sending', { device }),
  undo: t('common:undo'),
  left: (count) => t('composer.left', { count }),
  tooLong: (count) => t('composer.tooLong', { count }),
});
