import { expect, test } from '@playwright/test';

// As some people write it. cspell:ignoreRegExp /colour/

/** What people call things, and the page or component that they look for. */
const WORDS: Readonly<Record<string, string>> = {
  '404': 'layout-statuspage',
  accessibility: 'foundations-accessibility',
  accordion: 'layout-panel',
  alert: 'components-alert',
  animation: 'foundations-motion',
  autocomplete: 'components-combobox',
  avatar: 'components-avatar',
  badge: 'components-badge',
  banner: 'components-alert',
  breadcrumbs: 'layout-breadcrumbs',
  button: 'components-button',
  calendar: 'components-datepicker',
  callout: 'components-alert',
  card: 'components-card',
  checkbox: 'components-checkbox',
  chip: 'components-tag',
  collapsible: 'layout-panel',
  color: 'foundations-color',
  'color picker': 'components-colorfield',
  colour: 'foundations-color',
  combobox: 'components-combobox',
  confirm: 'components-confirmdialog',
  contrast: 'foundations-color',
  counter: 'components-badge',
  'dark mode': 'foundations-color',
  dashboard: 'screens-dashboard',
  'date range': 'components-daterangepicker',
  density: 'foundations-touch',
  dialog: 'components-modal',
  drawer: 'components-drawer',
  dropdown: 'components-select',
  elevation: 'foundations-space-size-and-shape',
  empty: 'patterns-empty',
  field: 'components-field',
  filter: 'components-filterbar',
  flag: 'components-flag',
  focus: 'foundations-keyboard',
  font: 'foundations-type',
  form: 'patterns-forms',
  grid: 'components-grid',
  header: 'layout-header',
  icon: 'components-icon',
  input: 'components-textfield',
  invoice: 'concierge-messagedetails',
  keyboard: 'foundations-keyboard',
  label: 'components-field',
  language: 'layout-languagemenu',
  layout: 'layout-appshell',
  link: 'components-link',
  list: 'components-listrow',
  login: 'concierge-loginform',
  menu: 'components-menu',
  modal: 'components-modal',
  nav: 'layout-sidebar',
  'no results': 'patterns-empty',
  notification: 'components-toaster',
  page: 'layout-page',
  pagination: 'components-pagination',
  palette: 'foundations-color',
  password: 'components-passwordfield',
  pill: 'components-tag',
  popup: 'components-popover',
  progress: 'components-spinner',
  'QR code': 'components-qrcode',
  radio: 'components-radiogroup',
  radius: 'foundations-space-size-and-shape',
  reload: 'layout-panel',
  RTL: 'foundations-right-to-left',
  'screen reader': 'foundations-accessibility',
  search: 'components-searchfield',
  shadow: 'foundations-space-size-and-shape',
  shortcut: 'components-shortcutsheet',
  'sign in': 'concierge-loginform',
  skeleton: 'components-skeleton',
  snackbar: 'components-toaster',
  sort: 'components-sortchoice',
  spacing: 'foundations-space-size-and-shape',
  spinner: 'components-spinner',
  status: 'components-statusbadge',
  switch: 'components-switch',
  table: 'components-datatable',
  tabs: 'components-tabs',
  textarea: 'components-textfield',
  theme: 'layout-thememenu',
  tile: 'components-pressablecard',
  toast: 'components-toaster',
  toggle: 'components-switch',
  tooltip: 'components-tooltip',
  typography: 'foundations-type',
  validation: 'patterns-forms',
  widget: 'layout-panel',
};

/** How many results are seen at a glance. */
const FIRST = 3;

test('V18 everyday words lead to what they mean', async ({ page }) => {
  await page.goto('?path=/docs/start-introduction--docs');
  const field = page.getByRole('searchbox', { name: 'Search for components' });
  const results = page.getByRole('search').locator('xpath=..').locator('.search-result-item');
  const missed: string[] = [];
  for (const [word, wanted] of Object.entries(WORDS)) {
    await field.fill(word);
    const found = await results.evaluateAll((items) =>
      items.map((item) => item.getAttribute('data-id') ?? ''),
    );
    const first = found.slice(0, FIRST);
    if (!first.some((id) => id.split('--')[0] === wanted))
      missed.push(`${word}: ${first.join(' ')}`);
  }
  expect(missed).toEqual([]);
});
