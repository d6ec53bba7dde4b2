import { paths } from '@concierge/contract/paths';
import type { PasswordPolicy } from '@concierge/contract/passwordPolicy';
import { get, post } from '../../../lib/http/http.ts';

export const policyApi = {
  read: (projectId: number) => get<PasswordPolicy>(paths.passwordPolicy(projectId)),
  save: (projectId: number, policy: PasswordPolicy) =>
    post<PasswordPolicy>(paths.passwordPolicyUpdate(projectId), policy),
};
