import type { IconifyJSON } from '@iconify-json/lucide';
import { paths } from '@concierge/contract/paths';
import type { Icon } from '@concierge/contract/services';
import { describe, expect, it } from 'vitest';
import { serverForTests } from '../testing/eachDatabase.ts';
import { ICON_CATALOG, iconById, iconPathOf } from './iconCatalog.ts';
import { ICON_GROUPS } from './iconGroups.ts';

const server = serverForTests();

describe('the icon catalog', () => {
  it('G2 offers at least 150 icons in at least ten groups', () => {
    expect(ICON_CATALOG.length).toBeGreaterThanOrEqual(150);
    expect(ICON_GROUPS.length).toBeGreaterThanOrEqual(10);
    for (const { group_name, names } of ICON_GROUPS) {
      expect([group_name, names.length >= 5]).toEqual([group_name, true]);
    }
  });

  it('G2 gives every icon an id and a name of its own', () => {
    expect(new Set(ICON_CATALOG.map(({ id }) => id)).size).toBe(ICON_CATALOG.length);
    expect(new Set(ICON_CATALOG.map(({ name }) => name)).size).toBe(ICON_CATALOG.length);
  });

  it('G2 keeps the ids of stored icons', () => {
    expect(iconById(101)?.name).toBe('concierge-bell');
    expect(iconById(201)?.name).toBe('bed');
    expect(iconById(301)?.name).toBe('broom');
    expect(iconById(999_999)).toBeUndefined();
    expect(iconPathOf(201)).toBe('/icons/lucide/bed.svg');
    expect(iconPathOf(999_999)).toBe('/icons/lucide/concierge-bell.svg');
  });
});

describe('icons over HTTP', () => {
  it('G2 K1 lists the catalog for signed-in users', async () => {
    const operator = await server().signIn('operator');
    const answer = await operator.get<Icon[]>(paths.icons());
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(ICON_CATALOG);
    expect((await server().anonymous.get(paths.icons())).status).toBe(401);
  });

  it('G2 serves the image of every catalog icon', async () => {
    for (const { full_path } of ICON_CATALOG) {
      const answer = await server().anonymous.get<string>(full_path);
      expect([full_path, answer.status]).toEqual([full_path, 200]);
      expect(answer.body).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="24" height="24" viewBox="0 0 24 24">.*<(path|circle|rect|g|ellipse|line)/,
      );
    }
    const { headers } = await server().anonymous.get('/icons/lucide/bed.svg');
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=604800');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  });

  it.each([
    '/icons/lucide/git-branch.svg',
    '/icons/lucide/no-such.svg',
    '/icons/lucide/constructor.svg',
    '/icons/mdi/home.svg',
    '/icons/lucide/..%2f..%2fpackage.svg',
  ])('G2 serves nothing outside the catalog: %s', async (path) => {
    expect((await server().anonymous.get(path)).status).toBeGreaterThanOrEqual(400);
  });

  it('B11 answers the icon loader as an icon service does, cached for 168 hours', async () => {
    const answer = await server().anonymous.get('/iconify/lucide.json?icons=bed,git-branch,nope');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=604800');
    expect(answer.body).toMatchObject({
      prefix: 'lucide',
      width: 24,
      height: 24,
      icons: {
        bed: { body: expect.stringContaining('<path') },
        'git-branch': { body: expect.any(String) },
      },
      not_found: ['nope'],
    });
  });

  it('B11 answers aliases with the icons they stand for', async () => {
    const { body } = await server().anonymous.get<IconifyJSON>(
      '/iconify/lucide.json?icons=activity-square,bed,bed,constructor,__proto__',
    );
    expect(Object.keys(body.icons).toSorted()).toEqual(['bed', 'square-activity']);
    expect(body.aliases).toEqual({ 'activity-square': { parent: 'square-activity' } });
    expect(body.not_found).toEqual(['constructor', '__proto__']);
  });

  it('B11 has one prefix and bounds the number of names', async () => {
    expect((await server().anonymous.get('/iconify/mdi.json?icons=home')).status).toBe(404);
    expect((await server().anonymous.get('/iconify/lucide.json')).status).toBe(400);
    const many = 'a,'.repeat(3_000);
    expect((await server().anonymous.get(`/iconify/lucide.json?icons=${many}`)).status).toBe(400);
  });
});
