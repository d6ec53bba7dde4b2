import { paths } from '@concierge/contract/paths';
import { refTo } from '@concierge/contract/refs';
import { Icon } from '@concierge/contract/services';
import { Type } from 'typebox';
import type { Api } from '../lib/api.ts';
import { problems } from '../lib/schemas.ts';
import { ICON_CATALOG } from './iconCatalog.ts';

/** The icons a service may use, grouped by `group_name`. */
export function iconRoutes(api: Api): void {
  api.get(
    paths.icons(),
    {
      config: { access: 'staff' },
      schema: {
        tags: ['Icons'],
        operationId: 'listIcons',
        summary: 'The icons a service may use',
        response: { 200: Type.Array(refTo(Icon)), ...problems(401) },
      },
    },
    async () => [...ICON_CATALOG],
  );
}
