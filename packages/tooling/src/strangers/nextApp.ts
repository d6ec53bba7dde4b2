/**
 * A Next.js app on the packed package: `next build` with components that render in a server component, and the page
 * it serves in a browser, without a complaint.
 */
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import { documentCode } from '../documentCode.ts';
import { freePort } from '../freePort.ts';
import { runBeside } from '../runQuietly.ts';
import { expectSilence, openPage } from './openPage.ts';

export const NEXT = '16.4.6';
/** Below the product, whose packages it uses. */
const FOLDER = 'next';

const PAGE = `import { Alert } from '@concierge/ui/Alert';
import { Avatar } from '@concierge/ui/Avatar';
import { Badge } from '@concierge/ui/Badge';
import { Button } from '@concierge/ui/Button';
import { Card } from '@concierge/ui/Card';
import { EmptyState } from '@concierge/ui/EmptyState';
import { Flag } from '@concierge/ui/Flag';
import { Icon } from '@concierge/ui/Icon';
import { Link } from '@concierge/ui/Link';
import { PageHeader } from '@concierge/ui/PageHeader';
import { Skeleton } from '@concierge/ui/Skeleton';
import { Spinner } from '@concierge/ui/Spinner';
import { StatusBadge } from '@concierge/ui/StatusBadge';
import { Tabs } from '@concierge/ui/Tabs';
import { Tag } from '@concierge/ui/Tag';
import { TextField } from '@concierge/ui/TextField';
import { BaseStyle, t, VisuallyHidden } from '@concierge/ui';
import { Question } from './question';

/** A server component: it is async. */
export default async function Page() {
  const rooms = await Promise.resolve(3);
  return (
    <main>
      <BaseStyle />
      <PageHeader title="Rooms" />
      <Alert tone="info">Rendered on the server</Alert>
      <Card>
        <Icon name="check" /> <Flag country="cz" /> <Spinner />
        <Badge count={rooms} label="3 rooms" /> <Avatar name="Ada Long" />
        <StatusBadge tone="done">Done</StatusBadge> <Tag>Room 101</Tag>
        <Skeleton width="40%" />
        <VisuallyHidden>Hidden</VisuallyHidden>
        <Link href="/">All rooms</Link>
        <TextField label="Name" name="name" />
        <Button type="submit">Save</Button>
      </Card>
      <EmptyState title="Nothing" />
      <Tabs label="Parts" items={[{ id: 'a', label: 'First', content: <p style={{ color: t.color.text }}>one</p> }]} />
      <Question />
    </main>
  );
}
`;
const QUESTION = `'use client';
import { Button, Modal } from '@concierge/ui';
import { useState } from 'react';

export function Question() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal open={open} onOpenChange={setOpen} title="A question" closeLabel="Close">
        Well?
      </Modal>
    </>
  );
}
`;

/** Layout and registry are those of the documentation. */
async function write(app: string): Promise<void> {
  const documented = documentCode('next.md').filter(({ file }) => file.startsWith('app/'));
  const files = {
    ...Object.fromEntries(documented.map(({ file, code }) => [file, code])),
    'app/page.tsx': PAGE,
    'app/question.tsx': QUESTION,
    'next.config.mjs': `export default {
  turbopack: { root: new URL('..', import.meta.url).pathname },
  // Types are looked at with those of the documents.
  typescript: { ignoreBuildErrors: true },
};
`,
    'package.json': '{ "private": true, "type": "module" }',
  };
  for (const [file, code] of Object.entries(files)) {
    await mkdir(dirname(join(app, FOLDER, file)), { recursive: true });
    await writeFile(join(app, FOLDER, file), code);
  }
}

const QUIET = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };

export async function buildNext(app: string): Promise<void> {
  await write(app);
  const next = join(app, 'node_modules/next/dist/bin/next');
  await runBeside(process.execPath, [next, 'build'], join(app, FOLDER), QUIET);
}

export async function checkNext(app: string, browser: Browser): Promise<void> {
  const next = join(app, 'node_modules/next/dist/bin/next');
  const port = String(await freePort());
  const child = spawn(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', port], {
    cwd: join(app, FOLDER),
    env: { ...process.env, ...QUIET },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    let output = '';
    child.stdout.on('data', (text) => {
      output += String(text);
    });
    while (!output.includes('Ready')) {
      await Promise.race([once(child.stdout, 'data'), ended]);
      if (child.exitCode !== null) throw new Error(`next start ended:\n${output}`);
    }
    const watched = await openPage(browser, `http://127.0.0.1:${port}/`);
    await watched.page.getByRole('heading', { name: 'Rooms' }).waitFor();
    await watched.page.getByRole('button', { name: 'Open' }).click();
    await watched.page.getByRole('dialog', { name: 'A question' }).waitFor();
    expectSilence(watched, 'The page of Next.js');
    await watched.context.close();
  } finally {
    child.kill();
    await ended;
  }
}
