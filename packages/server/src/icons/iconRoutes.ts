import { paths } from '@concierge/contract/paths';
import { refTo } from '@concierge/contract/refs';
import { Icon } from '@concierge/contract/services';
import { Type } from 'typebox';
import { type Api, callsOf } from '../lib/api.ts';
import { ICON_CATALOG } from './iconCatalog.ts';

const { staffCall } = callsOf('Icons');

/** The icons a service may use, grouped by `group_name`. */
export function iconRoutes(api: Api): void {
  api.get(
    paths.icons(),
    staffCall({
      operationId: 'listIcons',
      summary: 'The icons a service may use',
      response: { 200: Type.Array(refTo(Icon)) },
    }),
    async () => [...ICON_CATALOG],
  );
}
