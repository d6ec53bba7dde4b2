import type { Insertable, Selectable, Updateable } from 'kysely';
import type { DeletedService } from '@concierge/contract/requests';
import { OPEN_REQUEST_STATES } from '@concierge/contract/requestStates';
import type { Service } from '@concierge/contract/services';
import type { Connection, ServiceTable } from '../../database/schema.ts';
import { iconPathOf } from '../../icons/iconCatalog.ts';
import type { Names } from '../../names/names.ts';
import { withName, withNames } from '../../names/serviceNames.ts';

const SERVICE_COLUMNS = ['id', 'service_name', 'service_names', 'icon_id', 'bg_color'] as const;

type StoredService = Pick<Selectable<ServiceTable>, (typeof SERVICE_COLUMNS)[number]>;

function asService(row: StoredService): Service {
  return { ...withNames(row), full_path: iconPathOf(row.icon_id) };
}

const servicesOf = (db: Connection, projectId: number) =>
  db.selectFrom('service').where('project_id', '=', projectId).where('deleted_at', 'is', null);

/** The services of a project by name. */
export async function listServices(db: Connection, projectId: number, names: Names<'service'>) {
  const rows = await servicesOf(db, projectId).select(SERVICE_COLUMNS).orderBy('id').execute();
  return names.sort(rows, ({ id }) => id).map(asService);
}

/** Deleted services that still have open requests, by name. */
export async function listDeletedServices(
  db: Connection,
  projectId: number,
  names: Names<'service'>,
): Promise<DeletedService[]> {
  const rows = await db
    .selectFrom('service')
    .select(['id as service_id', 'service_name', 'service_names'])
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is not', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('service_request')
          .select('service_request.id')
          .where('service_request.project_id', '=', projectId)
          .whereRef('service_request.service_id', '=', 'service.id')
          .where('service_request.state_id', 'in', OPEN_REQUEST_STATES),
      ),
    )
    .orderBy('id')
    .execute();
  const sorted = names.sort(rows, ({ service_id }) => service_id);
  return sorted.map((row) => withName(row, names.language));
}

export async function findService(db: Connection, projectId: number, serviceId: number) {
  const service = servicesOf(db, projectId).select(SERVICE_COLUMNS).where('id', '=', serviceId);
  const row = await service.executeTakeFirst();
  return row && asService(row);
}

/** The names of all services that the project has. */
export async function namesInUse(db: Connection, projectId: number) {
  const rows = servicesOf(db, projectId).select(['id', 'service_name', 'service_names']);
  return (await rows.execute()).map(withNames);
}

/** Those of these services that the project has or had: deleted ones as well. */
export const findServicesEver = (
  db: Connection,
  projectId: number,
  serviceIds: readonly number[],
) =>
  db
    .selectFrom('service')
    .select(['id', 'service_name', 'deleted_at'])
    .where('project_id', '=', projectId)
    .where('id', 'in', serviceIds)
    .orderBy('id')
    .execute();

export async function insertService(
  db: Connection,
  service: Insertable<ServiceTable>,
): Promise<Service> {
  const row = await db
    .insertInto('service')
    .values(service)
    .returning(SERVICE_COLUMNS)
    .executeTakeFirstOrThrow();
  return asService(row);
}

/** Changes a service; `undefined` when the project has no such service. */
export async function updateService(
  db: Connection,
  projectId: number,
  { id, ...change }: Updateable<ServiceTable> & { id: number },
): Promise<Service | undefined> {
  const row = await db
    .updateTable('service')
    .set(change)
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(SERVICE_COLUMNS)
    .executeTakeFirst();
  return row && asService(row);
}

/** Marks the service as deleted and returns its name, if there was one; its requests keep the name. */
export async function deleteService(
  db: Connection,
  projectId: number,
  serviceId: number,
  at: string,
): Promise<string | undefined> {
  const row = await db
    .updateTable('service')
    .set({ deleted_at: at })
    .where('project_id', '=', projectId)
    .where('id', '=', serviceId)
    .where('deleted_at', 'is', null)
    .returning('service_name')
    .executeTakeFirst();
  return row?.service_name;
}
