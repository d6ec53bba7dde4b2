import type { House, HouseUpdateBody } from '@concierge/contract/house';
import { changesBetween } from '../../audit/auditTrail.ts';
import { type Act, changeProject } from '../../act.ts';
import { lockProject } from '../../database/lockProject.ts';
import type { Connection } from '../../database/schema.ts';
import { mergedOrThrow } from '../../lib/mergedOrThrow.ts';
import { Problem, notFound } from '../../lib/problem.ts';
import { zoneNamed } from '../../lib/zones.ts';

/** @throws Problem 404 for a project that does not exist. */
export async function readHouse(db: Connection, projectId: number): Promise<House> {
  const row = await db
    .selectFrom('project')
    .select(['name', 'time_zone', 'person_figures'])
    .where('id', '=', projectId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return { ...row, person_figures: row.person_figures === 1 };
}

const onOff = (on: boolean) => (on ? 'on' : 'off');
const factsOf = ({ name, time_zone, person_figures }: House) => ({
  project_name: name,
  time_zone,
  person_figures: onOff(person_figures),
});

/** @throws Problem 400 `invalid_input` for a timezone that does not exist. */
export async function changeHouse(act: Act, { was, ...sent }: HouseUpdateBody): Promise<House> {
  const { projectId } = act;
  const time_zone = zoneNamed(sent.time_zone);
  if (time_zone === undefined) throw new Problem(400, 'invalid_input', { field: 'time_zone' });
  return changeProject(act, async (trx, { audit, record }) => {
    await lockProject(trx, projectId);
    const before = await readHouse(trx, projectId);
    const house = await mergedOrThrow<House>({ ...sent, time_zone }, before, was, () => before);
    const changes = changesBetween(factsOf(before), factsOf(house));
    if (changes.length === 0) return house;
    await trx
      .updateTable('project')
      .set({ ...house, person_figures: house.person_figures ? 1 : 0 })
      .where('id', '=', projectId)
      .execute();
    await audit({
      action: 'project.house_changed',
      subject: { kind: 'project', id: projectId, name: before.name },
      changes,
    });
    record(async () => ({
      event: 'project.changed',
      payload: { house },
      notice: { reloadState: false },
    }));
    return house;
  });
}
