import type { NotificationPromptLabels } from '@concierge/ui/concierge/NotificationPrompt';
import type { TFunction } from 'i18next';

/** The texts of the question whether notifications are wanted. */
export const pushPromptTexts = (t: TFunction<['shell', 'common']>): NotificationPromptLabels => ({
  title: t('push.title'),
  text: t('push.body'),
  accept: t('push.accept'),
  decline: t('push.decline'),
  close: t('common:close'),
});
