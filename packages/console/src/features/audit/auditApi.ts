import type { AuditPage } from '@concierge/contract/audit';
import { paths } from '@concierge/contract/paths';
import { get } from '../../lib/http/http.ts';
import type { AuditQuery } from './auditSlice.ts';

export const auditApi = {
  list: (projectId: number, query: AuditQuery) =>
    get<AuditPage>(paths.audit(projectId), { params: query }),
};
