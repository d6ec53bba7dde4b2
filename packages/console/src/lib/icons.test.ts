import { afterEach, expect, it, vi } from 'vitest';
import { waitFor } from '../testing/waitFor.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('B11 icons come from the configured service alone, those requested together in one call', async () => {
  let down = false;
  const asked = vi.fn<(address: string) => Response>(() =>
    down
      ? new Response('', { status: 503 })
      : Response.json({
          prefix: 'lucide',
          width: 24,
          height: 24,
          icons: { bell: { body: '<path/>' } },
          aliases: {
            ring: { parent: 'bell', hFlip: true, left: 2 },
            call: { parent: 'ring', rotate: 1 },
          },
        }),
  );
  vi.stubGlobal('fetch', async (address: string) => asked(address));
  vi.stubGlobal('window', { location: { origin: 'http://console.test' } });
  const { getIcon, loadIcons } = await import('./icons.ts');
  loadIcons(['lucide:eye', 'lucide:bell']);
  await waitFor(() =>
    expect(getIcon('lucide:bell')).toMatchObject({ body: '<path/>', width: 24, height: 24 }),
  );
  expect(getIcon('lucide:eye')).toBeNull();
  // Y50: all that `IconifyIcon` draws of an alias.
  const turned = { body: '<path/>', rotate: 1, hFlip: true, left: 2, top: 0, width: 24 };
  expect(getIcon('lucide:call')).toMatchObject(turned);
  down = true;
  const settled = vi.fn<() => void>();
  loadIcons(['mdi:bell'], settled);
  await waitFor(() => expect(settled).toHaveBeenCalled());
  expect(asked.mock.calls.map(([address]) => decodeURIComponent(address))).toEqual([
    'http://console.test/iconify/lucide.json?icons=bell,eye',
    expect.stringMatching(/^http:\/\/console\.test\/iconify\/mdi\.json/),
  ]);
});
