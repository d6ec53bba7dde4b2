import { House, HouseUpdateBody } from '@concierge/contract/house';
import { paths } from '@concierge/contract/paths';
import { refTo } from '@concierge/contract/refs';
import { actOf } from '../../act.ts';
import type { AppContext } from '../../context.ts';
import { type Api, callsOf } from '../../lib/api.ts';
import { ProjectParams, problems } from '../../lib/schemas.ts';
import { changeHouse, readHouse } from './house.ts';

const { adminCall, staffCall } = callsOf('Project');

export function houseRoutes(app: Api, context: AppContext): void {
  app.get(
    paths.house(':projectId'),
    staffCall({
      operationId: 'getHouse',
      summary:
        'The name and timezone of the project, and whether its reports have figures per person',
      params: ProjectParams,
      response: { 200: refTo(House) },
    }),
    async (request) => readHouse(context.db, request.params.projectId),
  );

  app.post(
    paths.houseUpdate(':projectId'),
    adminCall({
      operationId: 'updateHouse',
      summary: 'Rename the project, set its timezone, or switch figures per person on or off',
      params: ProjectParams,
      body: HouseUpdateBody,
      response: { 200: refTo(House), ...problems(409) },
    }),
    async (request) => changeHouse(actOf(context, request), request.body),
  );
}
