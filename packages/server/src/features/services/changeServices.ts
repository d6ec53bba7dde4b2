import { LANGUAGES } from '@concierge/contract/constants';
import {
  NAME_FIELDS,
  fromNameFields,
  nameIn,
  toNameFields,
} from '@concierge/contract/serviceNames';
import type { Service, ServiceCreateBody, ServiceUpdateBody } from '@concierge/contract/services';
import { changesBetween } from '../../audit/auditTrail.ts';
import { type Act, changeProject } from '../../act.ts';
import { oncePerKey, type KeyClaim } from '../../idempotency.ts';
import { lockProject } from '../../database/lockProject.ts';
import type { Trx } from '../../database/schema.ts';
import { ifTakenThrow } from '../../database/uniqueViolation.ts';
import { iconById } from '../../icons/iconCatalog.ts';
import { mergedOrThrow } from '../../lib/mergedOrThrow.ts';
import { storedNames } from '../../names/serviceNames.ts';
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

type NamedService = Pick<Service, 'service_name' | 'service_names'>;

/**
 * In no language may two services be called alike: a name that looks like that of another service is taken, as one that is
 * spelled like it.
 */
async function requireNewNames(
  trx: Trx,
  projectId: number,
  service: NamedService,
  before?: Service,
): Promise<void> {
  const others = (await namesInUse(trx, projectId)).filter(({ id }) => id !== before?.id);
  for (const language of [undefined, ...LANGUAGES]) {
    const name = nameIn(service, language);
    if (before && nameIn(before, language) === name) continue;
    const key = nameKey(name);
    if (others.every((other) => nameKey(nameIn(other, language)) !== key)) continue;
    const field = language && service.service_names?.[language] && NAME_FIELDS[language];
    throw new Problem(409, 'service_exist', field ? { field } : {});
  }
}

const subjectOf = ({ id, service_name }: Service) =>
  ({ kind: 'service', id, name: service_name }) as const;
const factsOf = ({ service_name, service_names = {}, icon_id, bg_color }: Service) => ({
  service_name,
  service_name_en: service_names.en,
  service_name_tr: service_names.tr,
  service_name_cs: service_names.cs,
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
        await requireNewNames(trx, projectId, body);
        const service = await insertService(trx, {
          project_id: projectId,
          service_name: body.service_name,
          service_names: storedNames(body.service_names ?? {}),
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
      const stored = toNameFields({ ...before, service_names: before.service_names ?? {} });
      const merged = await mergedOrThrow(
        toNameFields(sent),
        stored,
        was && toNameFields(was),
        () => before,
      );
      const { service_names: names = before.service_names ?? {}, ...fields } =
        fromNameFields(merged);
      await requireNewNames(trx, projectId, { ...fields, service_names: names }, before);
      const service_names = storedNames(names);
      const service = await updateService(trx, projectId, { id, ...fields, service_names });
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
