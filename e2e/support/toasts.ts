import type { Locator, Page } from '@playwright/test';

/** The toasts on screen, at the top right. */
export const toasts = (page: Page): Locator =>
  page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('status')
    .or(page.getByRole('region', { name: 'Notifications' }).getByRole('alert'));
