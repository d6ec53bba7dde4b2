import { expect, test } from './support/test.ts';

test('P1 a manager finds out in three presses how many, how fast, for what and when', async ({
  openConsole,
}) => {
  const { page } = await openConsole('admin');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Reports' }).click();
  const received = page.getByRole('link', { name: /^Received: / });
  await expect(received).toHaveAccessibleName(/: [1-9]/);
  await expect(page.getByText(/^90% within /)).toHaveCount(2);
  for (const name of ['Requests by service', 'When requests are received']) {
    await expect(page.getByRole('figure', { name }).getByRole('link').first()).toBeAttached();
  }
  await page.getByRole('button', { name: /Period/ }).click();
  await page.getByText('Last 30 days').click();
  await expect(page).toHaveURL(/period=last30/);

  await test.step('each number leads to the list that has as many', async () => {
    for (const name of [/^Received: /, /^Canceled: /]) {
      const figure = page.getByRole('link', { name });
      await expect(figure).toHaveAccessibleName(/: \d/);
      const text = (await figure.getAttribute('aria-label')) ?? (await figure.innerText());
      const count = /\d[\d,]*/.exec(text)?.[0] ?? 'no number';
      await figure.click();
      await expect(page.getByText(new RegExp(`1–10 of ${count}\\b`)).first()).toBeVisible();
      await page.goBack();
    }
  });
});
