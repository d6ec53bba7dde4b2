import { expect, it } from 'vitest';
import { i18n, startI18n } from './i18n.ts';

it('Y45 a sentence keeps its direction around a name from right to left', async () => {
  const texts = { en: { common: { sending: 'Sending to {{device}}' } } };
  await startI18n({ namespaces: ['common'], texts, language: 'en' });
  expect(i18n.t('common:sending', { device: 'חדר 2' })).toBe('Sending to \u200E\u2068חדר 2\u2069');
  expect(i18n.t('common:sending', { device: '<b>2</b>' })).toBe('Sending to <b>2</b>');
});
