import type { Locator, Page } from '@playwright/test';

/** A choice field: a select, whose name begins with what is chosen and ends with its label, or a combobox. */
export const selectField = (scope: Page | Locator, label: string): Locator =>
  scope
    .getByRole('button', { name: new RegExp(`${label}$`), expanded: false })
    .or(scope.getByRole('combobox', { name: label, exact: true }));

/** Opens a choice field and takes an option. */
export async function choose(scope: Page | Locator, label: string, option: string): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope;
  await selectField(scope, label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
