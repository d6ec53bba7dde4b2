import type { AuditPage } from '@concierge/contract/audit';
import { latePaths } from '@concierge/contract/latePaths';
import { get } from '../../lib/http/http.ts';
import type { AuditQuery } from './auditSlice.ts';

export const auditApi = {
  list: (projectId: number, query: AuditQuery) =>
    get<AuditPage>(latePaths.audit(projectId), { params: query }),
};
