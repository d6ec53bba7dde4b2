import { queryRequests } from './support/requests.ts';
import { expect, test } from './support/test.ts';

for (const [name, viewport] of [
  ['upright', { width: 375, height: 812 }],
  ['on its side', { width: 812, height: 375 }],
] as const) {
  test(`U45 on a phone ${name} what a reply can do is in view`, async ({ openDesk }) => {
    const { page, staff } = await openDesk('admin', { viewport, hasTouch: true });
    const { data } = await queryRequests(staff, { 'state_id in': [1] });
    const request = data[0];
    expect(request).toBeDefined();
    await page.goto(`/requests/waiting?reply=${request?.id}`);
    const reply = page.getByRole('dialog', { name: 'Reply to request' });
    const choices = reply.getByRole('group', { name: 'Change status' }).getByRole('button');
    await expect(choices).toHaveCount(4);
    // A button takes all of its tile.
    const tiles = reply.locator('[data-part="State"]');
    for (const tile of await tiles.all()) {
      await expect(tile).toBeInViewport({ ratio: 1 });
      await expect.poll(async () => (await tile.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    // At the thumb: in the lower half upright, at the side of a phone on its side.
    const box = () => tiles.last().boundingBox();
    if (name === 'upright') {
      await expect.poll(async () => (await box())?.y).toBeGreaterThan(viewport.height / 2);
    } else await expect.poll(async () => (await box())?.x).toBeGreaterThan(viewport.width / 2);

    await choices.filter({ hasText: 'Approved' }).click();
    const confirm = page.getByRole('button', { name: 'Approve', exact: true });
    await expect(confirm).toBeInViewport({ ratio: 1 });
    const note = page.getByRole('textbox', { name: /^Note to the device/ });
    await expect(note).toBeInViewport();
    await confirm.click();
    await expect(reply).toBeHidden();
  });
}
