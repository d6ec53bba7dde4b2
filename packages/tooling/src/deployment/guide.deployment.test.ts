import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../freePort.ts';
import { ROOT } from '../paths.ts';
import { GuideRun, VERSIONS } from './guide.ts';

/** All but the Node binary, in MB. */
const MOST_MEGABYTES = 65;

/** Of the files in it: `readdir` would follow the links of node_modules. */
const megabytesOf = (folder: string): number =>
  Number.parseInt(execFileSync('du', ['-sb', folder], { encoding: 'utf8' }), 10) / 1024 / 1024;

describe('the deployment guide, run as it is written', () => {
  let guide: GuideRun;
  let url: string;
  let password: string;

  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    guide = new GuideRun(port);
  });
  afterAll(() => guide.end());

  const ready = () =>
    expect.poll(async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok).toBe(true);

  /** The names of the rooms, as the admin sees them after signing in. */
  async function rooms(): Promise<unknown> {
    await ready();
    const signIn = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ projectCode: 'grand', username: 'ann', password }),
    });
    expect([signIn.status, guide.log()]).toEqual([200, expect.anything()]);
    const cookie = signIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const auth = await fetch(`${url}/api/auth`, { headers: { cookie } });
    const { project_id: id } = (await auth.json()) as { project_id: number };
    const devices = await fetch(`${url}/api/concierge/project/${id}/devices`, {
      headers: { cookie },
    });
    return devices.json();
  }

  it('K6 installs, and the server serves what the commands provisioned', async () => {
    const printed = guide.run('Install');
    password = /^Password \(shown this once\): (\S+)$/m.exec(printed)?.[1] ?? '';
    guide.run('systemd');
    expect(JSON.stringify(await rooms())).toContain('Room 101');
  });

  it('Q10 serves the tablet of a guest', async () => {
    const page = await fetch(`${url}/tablet`);
    expect(page.status).toBe(200);
    const script = /src="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    expect((await fetch(url + script)).headers.get('content-type')).toContain('javascript');
  });

  it('K5 gives every file of the database to the user of the server alone', () => {
    const folder = join(guide.root, 'var/lib/concierge');
    const owner = statSync(folder).uid;
    const files = readdirSync(folder).map((name) => statSync(join(folder, name)));
    expect(files.length).toBeGreaterThan(0);
    for (const { uid, mode } of files) expect([uid, mode & 0o077]).toEqual([owner, 0]);
    expect(owner === 0 && process.getuid?.() === 0).toBe(false);
  });

  it('K5 backs up and restores the database of the server', async () => {
    guide.run('Backup and restore');
    expect(JSON.stringify(await rooms())).toContain('Room 101');
  });

  it('K5 R27 R33 upgrades twice with a backup of the database of the server, and rolls back, by version', async () => {
    const [former, latest] = VERSIONS;
    const steps = [
      ['Upgrade', latest],
      ['Upgrade', latest],
      ['Roll back', former],
    ] as const;
    for (const [heading, version] of steps) {
      const printed = guide.run(heading, version);
      expect(printed).toMatch(/^project +1 /m);
      expect(printed.trim().split('\n').at(-1)).toBe(version);
      expect(JSON.stringify(await rooms())).toContain('Room 101');
    }
  });

  it(`K6 takes at most ${MOST_MEGABYTES} MB beside Node, without development tools`, () => {
    const folder = join(guide.root, 'opt/concierge');
    const node = statSync(join(folder, 'bin/node')).size / 1024 / 1024;
    expect(megabytesOf(folder) - node).toBeLessThan(MOST_MEGABYTES);
    const installed = readdirSync(join(folder, 'node_modules/.pnpm'));
    expect(
      installed.filter((name) => /^(vite|storybook|playwright|typescript)@/.test(name)),
    ).toEqual([]);
  });
});

describe('the unit file', () => {
  const isAtHand = spawnSync('systemd-analyze', ['--version']).status === 0;
  /** Of 100, what systemd calls the exposure of a service. */
  const MOST = 20;

  it.runIf(isAtHand)('R29 leaves the server no more of the machine than it needs', () => {
    const unit = join(ROOT, 'deploy/concierge@.service');
    const options = ['security', '--offline=true', `--threshold=${MOST}`, unit];
    const { status, stdout, stderr } = spawnSync('systemd-analyze', options, { encoding: 'utf8' });
    expect([status, stderr], stdout).toEqual([0, '']);
  });
});

describe('the container files', () => {
  it('Z5 have no problem for their linters', () => {
    expect(validate(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))).toEqual([]);
    const linter = new DCLinter({
      rules: { 'services-alphabetical-order': 0 },
      quiet: false,
      debug: false,
      exclude: [],
    });
    const files = ['deploy/compose.yaml', 'deploy/demo/compose.yaml'];
    const results: { messages: unknown[] }[] = linter.lintFiles(
      files.map((file) => join(ROOT, file)),
      false,
    );
    expect(results).toHaveLength(files.length);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  });

  it('build the folder of the guide', () => {
    const command = /run build:production --to \S+/;
    const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
    const guide = readFileSync(join(ROOT, 'docs/deployment.md'), 'utf8');
    expect(command.test(dockerfile) && command.test(guide)).toBe(true);
  });
});
