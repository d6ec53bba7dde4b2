import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALL } from './allSteps.ts';
import { ROOT } from './paths.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const DOCUMENTS = globSync(
  [
    '*.md',
    '.github/**/*.md',
    '.changeset/*.md',
    'deploy/**/*.md',
    'docs/**/*.md',
    'packages/*/README.md',
    'packages/ui/docs/*.md',
    'stories/*/*.mdx',
  ],
  { cwd: ROOT },
);
const WORKFLOWS = globSync('.github/workflows/*.yml', { cwd: ROOT });
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const CLI = join(ROOT, 'packages/server/src/cli/main.ts');
const stepNames = ALL.map(({ name }) => name);
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, it = '']) => it);

/** The jobs of a workflow by name, as text. */
const jobsOf = (workflow: string) => {
  const [, ...parts] = (workflow.split(/^jobs:$/m)[1] ?? '').split(/^ {2}(?=[\w-]+:$)/m);
  return new Map(parts.map((part) => [part.split(':')[0] ?? '', part]));
};

/** The anchors of headings, as GitHub makes them. */
const anchorsOf = (text: string) =>
  found(text, /^#+ (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

function brokenLinks(text: string, document: string): string[] {
  const links = /(?:\]\(|(?:src|srcset|href)=")([^)"?\s]+)[)"]/g;
  return found(text, links).filter((link) => {
    // An address of a page, in an example.
    if (link.startsWith('/')) return false;
    if (/^\w+:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? document : join(dirname(document), path);
    if (!existsSync(join(ROOT, target))) return true;
    return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
  });
}

/** What is no script: commands of pnpm itself. */
const OF_PNPM = ['install', 'exec', 'audit'];
/** Blocks of commands, and what is set as code within sentences. */
const codeOf = (text: string) => [
  ...found(text, /^```(?:sh|text)\n([\s\S]*?)^```$/gm),
  ...found(text.replaceAll(/^```[\s\S]*?^```$/gm, ''), /`([^`]+)`/g),
];

/** The calls of the command line, as `provision user --project house --username ann`. */
const callsOf = (text: string) =>
  codeOf(text).flatMap((code) =>
    found(
      code,
      /(?:\bconcierge|\/cli\/main\.ts|pnpm@\S+(?= simulate)) (?!concierge)([a-z][^#\n]*)/g,
    ),
  );

/** Names and options of the commands that `concierge --help` describes. */
function commandsOf(help: string): Map<string, string[]> {
  const usages = help.matchAll(/^((?:[a-z]+ ?)+)((?: ?\[?--.*)?)$/gm);
  return new Map(
    [...usages].map(([, name = '', options = '']) => [name.trim(), found(options, /--([a-z-]+)/g)]),
  );
}

/** What `problemsOf` finds, each with its document. */
const inDocuments = (problemsOf: (text: string, document: string) => string[]) =>
  [...DOCUMENTS, ...WORKFLOWS].flatMap((document) =>
    problemsOf(read(document), document).map((problem) => `${document}: ${problem}`),
  );

describe('the documents', () => {
  it('Z4 link to what is there', () => {
    expect(inDocuments(brokenLinks)).toEqual([]);
  });

  it('U60 name no measured figure but those of docs/performance.md', () => {
    const [, table = ''] = read('docs/performance.md').split('| part ');
    const measured = new Set(
      table.split('\n').flatMap((row) => found(row.split('|')[3] ?? '', /(\d[\d.]*)/g)),
    );
    expect(measured.size).toBeGreaterThan(20);
    const unknown = (text: string) =>
      found(text, /\b(\d[\d.]*)(?: ms\b| of (?:its|the) time| on (?:SQLite|PostgreSQL))/g).filter(
        (figure) => !measured.has(figure),
      );
    expect(unknown(read('README.md')).concat(unknown(read('docs/scaling.md')))).toEqual([]);
    expect(unknown('43 ms, 0.69 of its time and 0.46 on PostgreSQL')).toHaveLength(3);
  });

  it('Z7 name scripts that exist', () => {
    const unknown = (text: string) =>
      found(text, /(?:pnpm(?:@[\d.]+)?|node --)(?: ?run)? ([a-z][\w:-]*)/g).filter(
        (name) => !(name in scripts) && !OF_PNPM.includes(name),
      );
    expect(inDocuments(unknown)).toEqual([]);
    const [, table = ''] = read('CONTRIBUTING.md').split('| script ');
    const named = found(table.split('\n\n')[0] ?? '', /^\| `([\w:-]+)`/gm);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('K6 Z7 name commands and options that exist', () => {
    const commands = commandsOf(
      execFileSync(process.execPath, [CLI, '--help'], { encoding: 'utf8' }),
    );
    const unknown = (text: string) =>
      callsOf(text).filter((call) => {
        const [name = ''] = call.split(/ --| *$/);
        const options = commands.get(name);
        return !options || found(call, /--([a-z-]+)/g).some((option) => !options.includes(option));
      });
    expect(DOCUMENTS.flatMap((document) => callsOf(read(document))).length).toBeGreaterThan(15);
    expect(inDocuments(unknown)).toEqual([]);
  });
});

describe('the steps of the test commands', () => {
  it('all run each night', () => {
    const [, matrix = ''] = read('.github/workflows/nightly.yml').split(' steps:\n');
    const named = found(matrix, /^ {10}- (.*)$/gm).flatMap((line) => line.split(' '));
    expect(named.toSorted()).toEqual(stepNames.toSorted());
  });
});

describe('README.md', () => {
  const text = read('README.md');

  it('Z1 is at most 120 lines long', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(121);
  });

  it('Z1 shows the main job in at most 2.5 MB, and five pictures in light and dark', () => {
    const pictures = found(text, /"(docs\/pictures\/[^"]+)"/g);
    expect(statSync(join(ROOT, pictures[0] ?? '')).size).toBeLessThanOrEqual(2.5 * 1024 ** 2);
    const themed = pictures.slice(1).map((path) => path.replace(/(?:light|dark)\.webp$/, ''));
    expect(themed).toHaveLength(10);
    expect(new Set(themed).size).toBe(5);
  });
});

describe('a release', () => {
  /** What has a version: the product and the package. */
  const RELEASED = ['@concierge/ui', 'concierge-console'];

  it('Z2 of the package is described in the CHANGELOG, and its README names its tarball', () => {
    const { version } = JSON.parse(read('packages/ui/package.json')) as { version: string };
    const [, newest = ''] = read('packages/ui/CHANGELOG.md').split(/^## /m);
    expect(newest).toMatch(new RegExp(`^${version}\\n[\\s\\S]+\\w`));
    expect(read('packages/ui/README.md')).toContain('./concierge-ui-*.tgz');
  });

  it('R33 is of the product as a whole, or of the package: changesets know these two', () => {
    const manifests = globSync(['package.json', '*/package.json', 'packages/*/package.json'], {
      cwd: ROOT,
    }).map((path) => JSON.parse(read(path)) as { name: string; version?: string });
    const versioned = manifests.filter(({ version }) => version !== undefined);
    expect(versioned.map(({ name }) => name).toSorted()).toEqual(RELEASED);
    expect(read('pnpm-workspace.yaml')).toMatch(/^packages:\n(?: .*\n)*? {2}- \.$/m);
    expect(JSON.parse(read('.changeset/config.json'))).toMatchObject({
      privatePackages: { version: true, tag: false },
    });
    const changesets = globSync('.changeset/*.md', { cwd: ROOT }).map(read);
    const named = changesets.flatMap((text) =>
      found(text.split('---\n')[1] ?? '', /^['"](.+)['"]:/gm),
    );
    expect(named.filter((name) => !RELEASED.includes(name))).toEqual([]);
  });
});

describe('the workflows', () => {
  const workflows = WORKFLOWS.map((path) => [path, read(path)] as const);

  it.each(workflows)(
    'Z3 %s names actions by commit, and starts with the right to read',
    (_, text) => {
      const actions = found(text, /uses: (.*)$/gm);
      expect(actions.filter((action) => !/@[\da-f]{40} # v[\d.]+$/.test(action))).toEqual([]);
      expect(found(text, /^(permissions:\n(?: .*\n)*)/gm)).toEqual([
        'permissions:\n  contents: read\n',
      ]);
      expect(text.match(/uses: actions\/checkout/g)?.length ?? 0).toBe(
        text.match(/persist-credentials: false/g)?.length ?? 0,
      );
    },
  );

  it('Z3 have one commit for one version of an action', () => {
    const pins = workflows.flatMap(([, text]) => found(text, /uses: (.*)$/gm));
    expect(new Set(pins).size).toBe(new Set(pins.map((pin) => pin.split('@')[0])).size);
  });

  it('Z3 publish with the provenance of package and image, and a list of what is in the image', () => {
    const release = read('.github/workflows/release.yml');
    for (const line of [
      '--provenance',
      'id-token: write',
      'platforms: linux/amd64,linux/arm64',
      'provenance: mode=max',
      'sbom: true',
    ]) {
      expect(release).toContain(line);
    }
    expect(release).not.toContain('NPM_TOKEN');
  });

  it('R33 tag the image of the product by version, and the commit once it is pushed', () => {
    const jobs = jobsOf(read('.github/workflows/release.yml'));
    const [image = '', tag = ''] = ['image', 'tag'].map((name) => jobs.get(name));
    expect(image).toContain('    if: needs.version.outputs.product\n');
    expect(found(image, /ghcr\.io\/\$\{\{ github\.repository \}\}:(.*)/g)).toEqual([
      '${{ needs.version.outputs.product }}',
      '${{ needs.version.outputs.minor }}',
      '${{ github.sha }}',
      'latest',
    ]);
    expect(tag).toMatch(
      /if: needs\.image\.result == 'success'\n +run: gh release create "v\$VERSION"/,
    );
  });

  it('R34 run nothing but download and upload in a job that may sign in elsewhere or push an image', () => {
    const jobs = workflows.flatMap(([, text]) => [...jobsOf(text)]);
    const signing = jobs.filter(([, text]) => /(?:id-token|packages): write/.test(text));
    expect(signing.map(([name]) => name).toSorted()).toEqual([
      'deploy',
      'image',
      'publish',
      'scorecard',
    ]);
    const runs = signing.flatMap(([, text]) => found(text, /^ +(?:- )?run: (.*)$/gm));
    expect(runs).toEqual([
      expect.stringMatching(/^gh run download /),
      expect.stringMatching(/^npm publish "\.\/concierge-ui-\$VERSION\.tgz" .*--ignore-scripts$/),
    ]);
    expect(new Map(jobs).get('publish')).not.toMatch(/checkout|contents:|packages:/);
  });

  it('Z5 put every change of main on Pages, as Storybook', () => {
    const pages = read('.github/workflows/pages.yml');
    expect(pages).toMatch(/push:\n +branches: \[main\]/);
    expect(pages).toMatch(/build-storybook\n[\s\S]+path: storybook-static\n[\s\S]+deploy-pages/);
  });

  it('Z3 get updates after a week, in groups', () => {
    const [, ...updates] = read('.github/dependabot.yml').split('package-ecosystem: ');
    expect(updates).toHaveLength(4);
    for (const update of updates) {
      expect(update).toContain('cooldown: { default-days: 7 }');
      expect(update).toContain('groups:');
    }
  });
});

describe('who wants to take part', () => {
  it.each([
    ['SECURITY.md', /security\/advisories\/new[\s\S]+within 3 days[\s\S]+## Supported versions/],
    ['CODE_OF_CONDUCT.md', /Contributor Covenant/],
    ['.github/pull_request_template.md', /- \[ \] /],
    ['.github/CODEOWNERS', /^\* @\S+/m],
    ['.github/ISSUE_TEMPLATE/bug.yml', /^name: .+\ndescription: .+\n[\s\S]*\nbody:\n/],
    ['.github/ISSUE_TEMPLATE/idea.yml', /^name: .+\ndescription: .+\n[\s\S]*\nbody:\n/],
    ['.github/ISSUE_TEMPLATE/accessibility.yml', /^name: .+\ndescription: .+\n[\s\S]*\nbody:\n/],
    ['.github/ISSUE_TEMPLATE/config.yml', /^blank_issues_enabled: false$/m],
  ])('Z4 finds %s', (path, content) => {
    expect(read(path)).toMatch(content);
  });
});
