import { expect, type Locator } from '@playwright/test';

/** Waits until what has opened holds the focus, which comes an effect later than its content. */
async function holdsFocus(opened: Locator): Promise<void> {
  await expect(opened).toBeVisible();
  await expect
    .poll(() => opened.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
}

/** Presses Escape in what has opened, once the focus is there: before, the key goes elsewhere. */
export async function escapeFrom(opened: Locator): Promise<void> {
  await holdsFocus(opened);
  await opened.page().keyboard.press('Escape');
}
