/** Roles of users (specification §6). */
export const UserType = { admin: 1, operator: 2 } as const;
export type UserType = (typeof UserType)[keyof typeof UserType];
