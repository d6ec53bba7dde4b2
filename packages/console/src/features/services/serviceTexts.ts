import type { ServiceFormLabels } from '@concierge/ui/concierge/ServiceForm';
import type { ServiceTableLabels } from '@concierge/ui/concierge/ServiceTable';
import type { TFunction } from 'i18next';

/** The service table's texts. */
export const serviceTableTexts = (t: TFunction<['settings']>): ServiceTableLabels => ({
  table: t('services.table.label'),
  name: t('services.columns.name'),
  actions: t('services.columns.actions'),
  edit: (service) => t('services.edit', { service }),
  delete: (service) => t('services.deleteAction', { service }),
  loading: t('services.table.loading'),
});

/** The service form's texts, the icon picker's included. */
export const serviceFormTexts = (
  t: TFunction<['settings', 'common', 'dashboard']>,
): ServiceFormLabels => ({
  required: t('common:required'),
  name: t('services.form.name'),
  names: t('services.form.names'),
  namesHint: t('services.form.namesHint'),
  color: t('services.form.color'),
  colorPicker: {
    pick: t('services.form.colorPicker.pick'),
    area: t('services.form.colorPicker.area'),
    hue: t('services.form.colorPicker.hue'),
    palette: t('services.form.colorPicker.palette'),
  },
  colorInvalid: t('services.form.colorInvalid'),
  icon: t('services.form.icon'),
  chooseIcon: t('services.form.chooseIcon'),
  changeIcon: t('services.form.changeIcon'),
  loadingIcons: t('services.form.loadingIcons'),
  iconPicker: {
    title: t('services.form.iconPicker.title'),
    grid: t('services.form.iconPicker.grid'),
    search: t('services.form.iconPicker.search'),
    searchPlaceholder: t('services.form.iconPicker.searchPlaceholder'),
    clearSearch: t('services.form.iconPicker.clearSearch'),
    found: (count) => t('services.form.iconPicker.found', { count }),
    noMatches: t('services.form.iconPicker.noMatches'),
    close: t('common:close'),
  },
  preview: t('services.form.preview'),
  previewName: t('services.columns.name'),
  cardDetail: t('dashboard:viewDetail'),
  // The preview counts three.
  cardCount: t('dashboard:openCount', { count: 3 }),
  close: t('common:close'),
  create: t('services.form.create'),
  update: t('services.form.update'),
});
