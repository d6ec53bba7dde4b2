import type { DashboardData } from '@concierge/contract/requests';
import type { Connection } from '../../database/schema.ts';

/** How many devices and users the project has. */
export async function countSetup(
  db: Connection,
  projectId: number,
): Promise<DashboardData['setup']> {
  const { devices, users } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('device')
        .select((device) => device.fn.countAll<number>().as('count'))
        .where('project_id', '=', projectId)
        .where('deleted_at', 'is', null)
        .as('devices'),
      eb
        .selectFrom('app_user')
        .select((user) => user.fn.countAll<number>().as('count'))
        .where('project_id', '=', projectId)
        .where('deleted_at', 'is', null)
        .as('users'),
    ])
    .executeTakeFirstOrThrow();
  return { devices: devices ?? 0, users: users ?? 0 };
}
