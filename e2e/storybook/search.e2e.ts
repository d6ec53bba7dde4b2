import { expect, test } from '@playwright/test';

// As some people write it. cspell:ignoreRegExp /colour/

/** Pages and components, and what people call them, with commas between. */
const WORDS: Readonly<Record<string, string>> = {
  'components-alert': 'alert, banner, callout',
  'components-avatar': 'avatar',
  'components-badge': 'badge, counter',
  'components-button': 'button',
  'components-card': 'card',
  'components-checkbox': 'checkbox',
  'components-colorfield': 'color picker',
  'components-combobox': 'autocomplete, combobox',
  'components-confirmdialog': 'confirm',
  'components-datatable': 'table',
  'components-datepicker': 'calendar',
  'components-daterangepicker': 'date range',
  'components-drawer': 'drawer',
  'components-field': 'field, label',
  'components-filterbar': 'filter',
  'components-flag': 'flag',
  'components-grid': 'grid',
  'components-icon': 'icon',
  'components-link': 'link',
  'components-listrow': 'list',
  'components-menu': 'menu',
  'components-modal': 'dialog, modal',
  'components-pagination': 'pagination',
  'components-passwordfield': 'password',
  'components-popover': 'popup',
  'components-pressablecard': 'tile',
  'components-qrcode': 'QR code',
  'components-radiogroup': 'radio',
  'components-searchfield': 'search',
  'components-select': 'dropdown',
  'components-shortcutsheet': 'shortcut',
  'components-skeleton': 'skeleton',
  'components-sortchoice': 'sort',
  'components-spinner': 'progress, spinner',
  'components-statusbadge': 'status',
  'components-switch': 'switch, toggle',
  'components-tabs': 'tabs',
  'components-tag': 'chip, pill',
  'components-textfield': 'input, textarea',
  'components-toaster': 'notification, snackbar, toast',
  'components-tooltip': 'tooltip',
  'concierge-loginform': 'login, sign in',
  'concierge-messagedetails': 'invoice',
  'foundations-accessibility': 'accessibility, screen reader',
  'foundations-color': 'color, colour, contrast, dark mode, palette',
  'foundations-keyboard': 'focus, keyboard',
  'foundations-motion': 'animation',
  'foundations-right-to-left': 'RTL',
  'foundations-space-size-and-shape': 'elevation, radius, shadow, spacing',
  'foundations-touch': 'density',
  'foundations-type': 'font, typography',
  'layout-appshell': 'layout',
  'layout-breadcrumbs': 'breadcrumbs',
  'layout-header': 'header',
  'layout-languagemenu': 'language',
  'layout-page': 'page',
  'layout-panel': 'accordion, collapsible, reload, widget',
  'layout-sidebar': 'nav',
  'layout-statuspage': '404',
  'layout-thememenu': 'theme',
  'patterns-empty': 'empty, no results',
  'patterns-forms': 'form, validation',
  'screens-dashboard': 'dashboard',
};

/** How many results are seen at a glance. */
const FIRST = 4;

test('V18 everyday words lead to what they mean', async ({ page }) => {
  await page.goto('?path=/docs/start-introduction--docs');
  const field = page.getByRole('searchbox', { name: 'Search for components' });
  const results = page.getByRole('search').locator('xpath=..').locator('.search-result-item');
  const missed: string[] = [];
  const asked = Object.entries(WORDS).flatMap(([wanted, words]) =>
    words.split(', ').map((word) => ({ word, wanted })),
  );
  for (const { word, wanted } of asked) {
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
