import { UserType } from '@concierge/contract/userTypes';
import type { Connection } from '../database/schema.ts';
import { projectIdOf } from './accounts.ts';
import { type Command, required } from './command.ts';
import { PROJECT, withDatabase } from './options.ts';

/** The rows below their headings, in columns. */
function table(headings: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const lines = [headings, ...rows];
  const widths = headings.map((_heading, at) =>
    Math.max(...lines.map((row) => row[at]?.length ?? 0)),
  );
  return lines.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

async function projects(db: Connection): Promise<string[]> {
  const rows = await db
    .selectFrom('project')
    .select(['code', 'name', 'created_at'])
    .orderBy('code')
    .execute();
  return table(
    ['code', 'created', 'name'],
    rows.map(({ code, name, created_at }) => [code, created_at.slice(0, 10), name]),
  );
}

async function users(db: Connection, projectId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select(['id', 'username', 'user_type', 'lang', 'created_at', 'disabled_at'])
    .select((eb) =>
      eb
        .selectFrom('session')
        .select((session) => session.fn.max('last_seen_at').as('seen'))
        .whereRef('session.user_id', '=', 'app_user.id')
        .as('seen'),
    )
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .orderBy('username_key')
    .execute();
  return table(
    ['type', 'lang', 'created', 'signed in', 'disabled', 'username'],
    rows.map((user) => [
      user.user_type === UserType.admin ? 'admin' : 'operator',
      user.lang,
      user.created_at.slice(0, 10),
      user.seen?.slice(0, 10) ?? '-',
      user.disabled_at?.slice(0, 10) ?? '-',
      user.username,
    ]),
  );
}

async function devices(db: Connection, projectId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('device')
    .select(['id', 'serial_id', 'name', 'created_at'])
    .select((eb) =>
      eb
        .selectFrom('service_request')
        .select((request) => request.fn.max('service_date').as('requested'))
        .where('service_request.project_id', '=', projectId)
        .whereRef('service_request.device_id', '=', 'device.id')
        .as('requested'),
    )
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .orderBy('serial_id')
    .execute();
  return table(
    ['serial', 'created', 'last request', 'name'],
    rows.map(({ serial_id, name, created_at, requested }) => [
      serial_id,
      created_at.slice(0, 10),
      requested?.slice(0, 10) ?? '-',
      name,
    ]),
  );
}

const listOf = (
  what: string,
  summary: string,
  read: (db: Connection, projectId: number) => Promise<string[]>,
): Command => ({
  name: `list ${what}`,
  summary,
  options: { project: PROJECT },
  run: (values, terminal) =>
    withDatabase(terminal, async ({ db }) => {
      const projectId = await projectIdOf(db, required(values, 'project'));
      for (const line of await read(db, projectId)) terminal.print(line);
    }),
});

export const LIST_COMMANDS: readonly Command[] = [
  {
    name: 'list projects',
    summary: 'Lists the projects.',
    options: {},
    run: (_values, terminal) =>
      withDatabase(terminal, async ({ db }) => {
        for (const line of await projects(db)) terminal.print(line);
      }),
  },
  listOf('users', 'Lists the accounts of a project; a day is in UTC.', users),
  listOf(
    'devices',
    'Lists the devices of a project, without their keys; a day is in UTC.',
    devices,
  ),
];
