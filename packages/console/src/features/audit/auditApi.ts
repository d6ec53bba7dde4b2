import type { AuditPage } from '@concierge/contract/audit';
import { staffPaths as paths } from '@concierge/contract/staffPaths';
import { get } from '../../lib/http/http.ts';
import type { AuditQuery } from './auditSlice.ts';

export const auditApi = {
  list: (projectId: number, query: AuditQuery) =>
    get<AuditPage>(paths.audit(projectId), { params: query }),
};
