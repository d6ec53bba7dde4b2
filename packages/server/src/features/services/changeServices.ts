import type { Service, ServiceCreateBody, ServiceUpdateBody } from '@concierge/contract/services';
import type { AppContext } from '../../context.ts';
import { oncePerKey, type KeyClaim } from '../../idempotency.ts';
import { ifTakenThrow } from '../../database/uniqueViolation.ts';
import { iconById } from '../../icons/iconCatalogue.ts';
import { changeInTransaction } from '../../live/eventLog.ts';
import { Problem, notFound } from '../../lib/problem.ts';
import { deleteService, insertService, updateService } from './serviceQueries.ts';

function requireIcon(iconId: number): void {
  if (!iconById(iconId)) throw new Problem(400, 'unknown_icon');
}

export async function createService(
  { database, now, wake }: AppContext,
  projectId: number,
  body: ServiceCreateBody,
  claim: KeyClaim | null,
): Promise<Service> {
  requireIcon(body.icon_id);
  return ifTakenThrow(new Problem(409, 'service_exist'), () =>
    changeInTransaction(database, wake, (trx, record) =>
      oncePerKey(trx, claim, now(), async () => {
        const service = await insertService(trx, {
          project_id: projectId,
          service_name: body.service_name.trim(),
          icon_id: body.icon_id,
          bg_color: body.bg_color,
          created_at: now().toISOString(),
          deleted_at: null,
        });
        record(projectId, { event: 'service.changed', payload: { service_id: service.id } });
        return service;
      }),
    ),
  );
}

export async function changeService(
  { database, wake }: AppContext,
  projectId: number,
  body: ServiceUpdateBody,
): Promise<Service> {
  requireIcon(body.icon_id);
  return ifTakenThrow(new Problem(409, 'service_exist'), () =>
    changeInTransaction(database, wake, async (trx, record) => {
      const change = { ...body, service_name: body.service_name.trim() };
      const service = await updateService(trx, projectId, change);
      if (!service) throw notFound();
      record(projectId, { event: 'service.changed', payload: { service_id: service.id } });
      return service;
    }),
  );
}

export async function removeService(
  { database, now, wake }: AppContext,
  projectId: number,
  serviceId: number,
): Promise<void> {
  await changeInTransaction(database, wake, async (trx, record) => {
    const gone = await deleteService(trx, projectId, serviceId, now().toISOString());
    if (!gone) throw notFound();
    record(projectId, { event: 'service.changed', payload: { service_id: serviceId } });
  });
}
