import { test } from './support/test.ts';

const KINDS = [
  ['en', 1440, 'light'], ['tr', 375, 'dark'], ['cs', 375, 'light'], ['cs', 1440, 'dark'], ['tr', 1440, 'light'],
] as const;
for (const [lang, width, scheme] of KINDS) {
  test(`look ${lang} ${width} ${scheme}`, async ({ openConsole }) => {
    const { page } = await openConsole('admin', { viewport: { width, height: width === 375 ? 760 : 900 }, colorScheme: scheme, hasTouch: width === 375 } as never);
    await page.goto('/dashboard');
    await page.evaluate(async (to) => {
      await fetch(`/api/user/change-lang/${to}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
      const { project_id } = await (await fetch('/api/auth')).json();
      const post = (path: string, body: object) => fetch(`/api/concierge/project/${project_id}/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      const options = await (await fetch(`/api/concierge/project/${project_id}/filtering-options`)).json();
      await post('service/request/create', { service_id: options.services[0].id, device_id: options.devices[3].id, source: 'phone', note: 'Two more pillows and a blanket, please.' });
    }, lang);
    const shot = async (name: string) => { await page.waitForTimeout(700); await page.screenshot({ path: `/tmp/w12look/${name}-${lang}-${width}-${scheme}.png` }); };
    await page.goto('/dashboard'); await shot('dashboard');
    await page.goto('/requests/waiting'); await shot('waiting');
    const row = page.getByRole('img', { name: /admin/ }).first();
    await row.locator('xpath=ancestor::tr').getByRole('button').first().click(); await shot('reply');
    await page.goto('/rooms'); await shot('rooms');
    await page.goto('/requests/approved?newRequest=any'); await shot('dialog');
    await page.keyboard.type('10'); await shot('room-list');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').locator('button[type=submit]').click(); await shot('missing');
    if (width === 1440 && lang === 'en') { await page.goto('/requests/waiting'); await page.waitForTimeout(500); await page.emulateMedia({ media: 'print' }); await shot('print'); await page.emulateMedia({ media: 'screen' }); await page.goto('/settings/audit'); await shot('audit'); }
  });
}
