import type { Page } from '@playwright/test';
import { test } from './support/builds.ts';
import { fillInSignIn } from './support/signIn.ts';
import { expect } from './support/test.ts';
import { holdScripts } from './support/start.ts';
import { toasts } from './support/toasts.ts';

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

const NEW_VERSION = 'There is a new version';

test.describe('an open page, when the server gets a new build', () => {
  test('Y17 a screen of the menu says so, and opens after one reload', async ({
    openConsole,
    upgrade,
  }) => {
    const { page } = await openConsole('admin');
    const release = await holdScripts(page, /\/assets\/users-/);
    await page.goto('/dashboard');
    await expect(page.getByRole('link', { name: 'Users' })).toBeVisible();
    await upgrade();
    const loads = countLoads(page);
    await page.getByRole('link', { name: 'Users' }).click();
    release();
    await expect(page.getByText(NEW_VERSION).first()).toBeVisible();
    await expect(page.getByText('The server cannot be reached')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    await page.getByRole('link', { name: 'Messages' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    await expect(page.getByText(NEW_VERSION)).toHaveCount(0);
    expect(loads()).toBe(1);
  });

  test('Y31 a console that nobody touches loads it by itself, though its worker keeps every file', async ({
    openConsole,
    upgrade,
  }) => {
    const { page } = await openConsole('admin');
    await page.goto('/requests/waiting');
    await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
    const loads = countLoads(page);
    await upgrade();
    const script = page.locator('script[src*=".next."]').first();
    await expect(script).toBeAttached({ timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(loads()).toBe(1);
  });

  test('Y17 a form that is being filled in stays, and its user is asked', async ({
    openConsole,
    upgrade,
  }) => {
    const { page } = await openConsole('admin');
    const release = await holdScripts(page, /\/assets\/(ColorPanel|users)-/);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Add service' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Croquet');
    await upgrade();
    const loads = countLoads(page);
    await dialog
      .getByRole('button', { name: /colou?r/i })
      .first()
      .click();
    release();
    await expect(toasts(page).filter({ hasText: NEW_VERSION })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Croquet');
    expect(loads()).toBe(0);
    // The colors that did not come are closed like those that do.
    await page.keyboard.press('Escape');
    // Once nothing would be lost, the next screen comes by itself.
    await dialog.getByRole('textbox', { name: 'Name' }).fill('');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: 'Users' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    expect(loads()).toBe(1);
  });

  test('Y17 the sign-in form keeps what is typed until its user reloads it', async ({
    page,
    upgrade,
  }) => {
    const release = await holdScripts(page, /\/assets\/console-/);
    await page.goto('/login');
    await fillInSignIn(page, 'admin');
    await upgrade();
    await page.getByRole('button', { name: 'Sign in' }).click();
    release();
    await expect(page.getByRole('status').filter({ hasText: NEW_VERSION }).first()).toBeVisible();
    await expect(page.getByText('The server cannot be reached')).toBeHidden();
    await expect(page.getByLabel('Username')).toHaveValue('admin');
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByLabel('Username')).toHaveValue('');
    await expect(page.getByText(NEW_VERSION)).toHaveCount(0);
  });

  test('Y17 a tablet loads itself again, and keeps what the guest has typed', async ({
    browser,
    server,
    upgrade,
  }) => {
    const context = await browser.newContext({
      locale: 'en-GB',
      hasTouch: true,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto(`${server.url}/tablet#key=demo-room-103`);
    await page.getByRole('button', { name: /English/ }).tap();
    await page.getByRole('link', { name: 'Laundry', exact: true }).tap();
    const note = page.getByRole('textbox', { name: 'Anything we should know?' });
    await note.fill('Two shirts');
    await note.blur();
    const script = page.locator('script[src*=".next."]').first();
    const loads = countLoads(page);
    await upgrade();
    await expect(script).toBeAttached({ timeout: 30_000 });
    await expect(note).toHaveValue('Two shirts');
    expect(loads()).toBe(1);
    await context.close();
  });
});
