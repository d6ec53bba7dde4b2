/**
 * What a team would write in a day instead of our server: Feathers and Knex over the same tables, with sessions,
 * joins for names, rules of the project, conditional changes with history, and events over sockets. It is copied
 * into a folder with its packages: `node feathersServer.mjs <port> <database>`, a SQLite file or a PostgreSQL address.
 */
import { createHash } from 'node:crypto';
import { BadRequest, Conflict, NotAuthenticated, NotFound } from '@feathersjs/errors';
import { feathers } from '@feathersjs/feathers';
import { KnexService } from '@feathersjs/knex';
import { bodyParser, errorHandler, koa, rest } from '@feathersjs/koa';
import socketio from '@feathersjs/socketio';
import knex from 'knex';

const [, , port, database = ''] = process.argv;
const isPostgres = database.startsWith('postgres');
const db = knex(
  isPostgres
    ? { client: 'pg', connection: database, pool: { min: 0, max: 10 } }
    : {
        client: 'better-sqlite3',
        connection: { filename: database },
        useNullAsDefault: true,
        pool: {
          min: 1,
          max: 1,
          afterCreate: (connection, done) => {
            connection.pragma('journal_mode = WAL');
            connection.pragma('synchronous = FULL');
            connection.pragma('busy_timeout = 5000');
            done(null, connection);
          },
        },
      },
);

const TABLE = 'service_request';
const PEOPLE = { approver: 'approved_by', canceler: 'canceled_by', completer: 'completed_by' };
const STATES = [1, 2, 3, 4];

class Requests extends KnexService {
  createQuery(params) {
    const query = super.createQuery(params);
    query
      .join('service', 'service.id', `${TABLE}.service_id`)
      .join('device', 'device.id', `${TABLE}.device_id`)
      .select('service.service_name', 'device.name as device_name', 'device.serial_id');
    for (const [alias, column] of Object.entries(PEOPLE)) {
      query
        .leftJoin(`app_user as ${alias}`, `${alias}.id`, `${TABLE}.${column}`)
        .select(`${alias}.username as ${column}_name`);
    }
    return query;
  }

  /** The state, its history and the number of the event, in one transaction. */
  async patch(id, { state_id }, { user }) {
    const at = new Date().toISOString();
    const { project_id } = user;
    await db.transaction(async (trx) => {
      const row = await trx(TABLE).where({ id, project_id }).first('state_id');
      if (!row) throw new NotFound();
      const changed = await trx(TABLE)
        .where({ id, project_id, state_id: row.state_id })
        .update({ state_id, approved_by: user.id, approved_at: at });
      if (changed === 0) throw new Conflict();
      await trx('request_history').insert({
        project_id,
        request_id: id,
        from_state: row.state_id,
        to_state: state_id,
        user_id: user.id,
        note: null,
        created_at: at,
      });
      await trx('project').where({ id: project_id }).increment('event_seq', 1);
    });
    return this._get(id, { query: { [`${TABLE}.project_id`]: project_id } });
  }
}

/** The session of the cookie, and rows of its project alone. */
async function authenticate(context) {
  const { cookie = '' } = context.params.headers ?? {};
  const token = /concierge_session=([^;]+)/.exec(cookie)?.[1] ?? '';
  const id_hash = createHash('sha256').update(token).digest('hex');
  const user = await db('session')
    .join('app_user', 'app_user.id', 'session.user_id')
    .where('session.id_hash', id_hash)
    .where('session.expires_at', '>', new Date().toISOString())
    .first('app_user.id', 'app_user.username', 'app_user.project_id');
  if (!user) throw new NotAuthenticated();
  context.params.user = user;
}

/** Rows of the user's project alone; the joined tables have columns of the same names. */
function ownRows({ params }) {
  const { $sort = {}, $limit, $skip, ...filter } = params.query;
  const qualified = (columns) =>
    Object.fromEntries(Object.entries(columns).map(([name, value]) => [`${TABLE}.${name}`, value]));
  params.query = {
    ...qualified({ ...filter, project_id: params.user.project_id }),
    $sort: qualified($sort),
    ...($limit && { $limit }),
    ...($skip && { $skip }),
  };
}

function validate({ data }) {
  if (!STATES.includes(data?.state_id)) throw new BadRequest('state_id');
}

const app = koa(feathers());
app.use(errorHandler());
app.use(bodyParser());
app.configure(rest());
app.configure(socketio());
const paginate = { default: 10, max: 200 };
app.use('requests', new Requests({ Model: db, name: TABLE, paginate }), {
  methods: ['find', 'get', 'patch'],
});
app.service('requests').hooks({
  before: { all: [authenticate], find: [ownRows], get: [ownRows], patch: [validate] },
});
app.on('connection', (connection) => app.channel('staff').join(connection));
app.service('requests').publish(() => app.channel('staff'));
await app.listen(Number(port), '127.0.0.1');
console.log('ready');
