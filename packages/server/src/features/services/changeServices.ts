import type { Service, ServiceCreateBody, ServiceUpdateBody } from '@concierge/contract/services';
import { changesBetween } from '../../audit/auditTrail.ts';
import { type Act, changeProject } from '../../act.ts';
import { oncePerKey, type KeyClaim } from '../../idempotency.ts';
import { lockProject } from '../../database/lockProject.ts';
import type { Trx } from '../../database/schema.ts';
import { ifTakenThrow } from '../../database/uniqueViolation.ts';
import { iconById } from '../../icons/iconCatalog.ts';
import { mergedOrThrow } from '../../lib/mergedOrThrow.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { Problem, notFound } from '../../lib/problem.ts';
import {
  deleteService,
  findService,
  insertService,
  namesInUse,
  updateService,
} from './serviceQueries.ts';

function requireIcon(iconId: number): void {
  if (!iconById(iconId)) throw new Problem(400, 'unknown_icon');
}

/** A name that looks like that of another service is taken, as one that is spelled like it. */
async function requireNewName(
  trx: Trx,
  projectId: number,
  name: string,
  ownId?: number,
): Promise<void> {
  const others = await namesInUse(trx, projectId);
  const key = nameKey(name);
  if (others.some(({ id, service_name }) => id !== ownId && nameKey(service_name) === key)) {
    throw new Problem(409, 'service_exist');
  }
}

const subjectOf = ({ id, service_name }: Service) =>
  ({ kind: 'service', id, name: service_name }) as const;
const factsOf = ({ service_name, icon_id, bg_color }: Service) => ({
  service_name,
  icon: iconById(icon_id)?.name,
  bg_color,
});

export async function createService(
  act: Act,
  body: ServiceCreateBody,
  claim: KeyClaim | null,
): Promise<Service> {
  const { projectId, now } = act;
  requireIcon(body.icon_id);
  return ifTakenThrow(new Problem(409, 'service_exist'), () =>
    changeProject(act, async (trx, { audit, record }) => {
      await lockProject(trx, projectId);
      return oncePerKey(trx, claim, now(), async () => {
        await requireNewName(trx, projectId, body.service_name);
        const service = await insertService(trx, {
          project_id: projectId,
          service_name: body.service_name,
          icon_id: body.icon_id,
          bg_color: body.bg_color,
          created_at: now().toISOString(),
        });
        await audit({
          action: 'service.created',
          subject: subjectOf(service),
          changes: changesBetween({ service_name: service.service_name }, factsOf(service)),
        });
        record({
          event: 'service.changed',
          payload: { service_id: service.id, service },
        });
        return service;
      });
    }),
  );
}

export async function changeService(
  act: Act,
  { id, was, ...sent }: ServiceUpdateBody,
): Promise<Service> {
  const { projectId } = act;
  requireIcon(sent.icon_id);
  return ifTakenThrow(new Problem(409, 'service_exist'), () =>
    changeProject(act, async (trx, { audit, record }) => {
      await lockProject(trx, projectId);
      const before = await findService(trx, projectId, id);
      if (!before) throw notFound();
      const fields = await mergedOrThrow(sent, before, was, () => before);
      if (before.service_name !== fields.service_name) {
        await requireNewName(trx, projectId, fields.service_name, id);
      }
      const service = await updateService(trx, projectId, { id, ...fields });
      if (!service) throw notFound();
      await audit({
        action: 'service.changed',
        subject: subjectOf(service),
        changes: changesBetween(factsOf(before), factsOf(service)),
      });
      record({ event: 'service.changed', payload: { service_id: service.id, service } });
      return service;
    }),
  );
}

export async function removeService(act: Act, serviceId: number): Promise<void> {
  await changeProject(act, async (trx, { audit, record }) => {
    const name = await deleteService(trx, act.projectId, serviceId, act.now().toISOString());
    if (name === undefined) throw notFound();
    await audit({
      action: 'service.deleted',
      subject: { kind: 'service', id: serviceId, name },
    });
    record({
      event: 'service.changed',
      payload: { service_id: serviceId, service: null },
    });
  });
}
