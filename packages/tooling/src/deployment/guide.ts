import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

const GUIDE = join(ROOT, 'docs/deployment.md');
const UNIT = 'deploy/concierge@.service';
/** Where root may not become another user, the server runs as the user of the test. */
const IS_ROOT = process.getuid?.() === 0;
const SERVICE_ID = '65534';

/** Commands of the guide that would change the machine. */
const SHIMS: Readonly<Record<string, string>> = {
  useradd: 'exit 0',
  runuser: IS_ROOT
    ? `shift 3; exec setpriv --reuid ${SERVICE_ID} --regid ${SERVICE_ID} --clear-groups -- "$@"`
    : 'shift 3; exec "$@"',
  install: IS_ROOT
    ? `exec /usr/bin/install "\${@/#concierge/${SERVICE_ID}}"`
    : `arguments=(); while [ $# -gt 0 ]; do case $1 in -o|-g) shift 2;; *) arguments+=("$1"); shift;; esac; done
exec /usr/bin/install "\${arguments[@]}"`,
};

/** The blocks of commands under a heading of the guide, in their order. */
function blocksUnder(heading: string): string[] {
  const section =
    readFileSync(GUIDE, 'utf8').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const found = section.matchAll(/^```sh\n(.*?)^```$/gms);
  const blocks = [...found].map(([, text = '']) => text);
  if (blocks.length === 0) throw new Error(`The guide has no commands under ${heading}`);
  return blocks;
}

/** The versions of the repository to clone, in their order. */
export const VERSIONS = ['1.0.0', '1.0.1'] as const;
type Version = (typeof VERSIONS)[number];

/**
 * Everything in this working copy that git knows or would add, with some files changed, as a repository to clone, with the
 * tags of two releases.
 */
function makeRepository(path: string, changed: Record<string, string>): void {
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8' });
  const known = ['--cached', '--others', '--exclude-standard'];
  const files = git(ROOT, 'ls-files', '-z', ...known, ':!visual');
  mkdirSync(path);
  for (const file of files.split('\0').filter(Boolean)) {
    cpSync(join(ROOT, file), join(path, file), { recursive: true, force: true });
  }
  for (const [file, text] of Object.entries(changed)) writeFileSync(join(path, file), text);
  git(path, 'init', '--quiet', '--initial-branch=main');
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@localhost'];
  const manifest = join(path, 'package.json');
  for (const version of VERSIONS) {
    const text = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, text.replace(/"version": ".*"/, `"version": "${version}"`));
    git(path, 'add', '--all');
    git(path, ...author, 'commit', '--quiet', `--message=${version}`);
    git(path, 'tag', `v${version}`);
  }
}

/** Runs the guide's commands as written, below a folder of their own instead of `/`. */
export class GuideRun {
  readonly root: string = mkdtempSync(join(tmpdir(), 'concierge-guide-'));
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
    chmodSync(this.root, 0o755); // The service's user has to reach its folders.
    const folders = 'shims etc/systemd/system opt usr/local/src usr/local/sbin var/lib var/backups';
    for (const folder of folders.split(' ')) {
      mkdirSync(join(this.root, folder), { recursive: true });
    }
    for (const [name, script] of Object.entries(SHIMS))
      this.#shim(name, `#!/bin/bash\n${script}\n`);
    this.#shim('systemctl', readFileSync(join(import.meta.dirname, 'systemctl.sh'), 'utf8'));
    makeRepository(join(this.root, 'repository'), {
      [UNIT]: this.#relocated(readFileSync(join(ROOT, UNIT), 'utf8')),
    });
  }

  #shim(name: string, script: string): void {
    writeFileSync(join(this.root, 'shims', name), script, { mode: 0o755 });
  }

  #relocated(text: string): string {
    return text
      .replaceAll(/(?<![\w/.])\/(?=(?:etc|opt|var|usr\/local)\/)/g, `${this.root}/`)
      .replaceAll('<repository>', join(this.root, 'repository'))
      .replaceAll('@4600', `@${this.#port}`);
  }

  /** Runs all commands under a heading, for a version, and returns what they printed. Throws when one fails. */
  run(heading: string, version: Version = VERSIONS[0]): string {
    const script = blocksUnder(heading)
      .map((block) => this.#relocated(block).replaceAll('<version>', version))
      .join('\n');
    const folders = ['shims', 'usr/local/sbin'].map((folder) => join(this.root, folder));
    const env = {
      ...process.env,
      PATH: [...folders, process.env['PATH']].join(':'),
      GUIDE_ROOT: this.root,
    };
    const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', script], {
      env,
      cwd: this.root,
      encoding: 'utf8',
      // Bash takes a socket for a remote shell, which reads files of its own.
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (status !== 0) throw new Error(`${heading} ended with ${status}:\n${stdout}\n${stderr}`);
    return stdout;
  }

  /** What the server printed so far. */
  log(): string {
    return readFileSync(join(this.root, 'log'), 'utf8');
  }

  end(): void {
    const env = { ...process.env, GUIDE_ROOT: this.root };
    spawnSync(join(this.root, 'shims/systemctl'), ['stop', 'concierge@'], { env });
    rmSync(this.root, { recursive: true, force: true });
  }
}
