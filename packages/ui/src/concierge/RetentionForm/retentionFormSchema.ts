import { number, object, type ObjectSchema } from 'yup';

/** What is kept for a time of its own. */
export const RETENTION_KINDS = ['requests', 'messages', 'audit'] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** Months that each kind is kept; 0: for good. */
export type RetentionFormValues = Record<RetentionKind, number>;

const months = () => number().integer().min(0).required();

/** Whole months. */
export const retentionFormSchema: ObjectSchema<RetentionFormValues> = object({
  requests: months(),
  messages: months(),
  audit: months(),
});

/** Months one can choose from. */
const MONTHS = [1, 3, 6, 12, 24, 36, 60, 120];

/** The months to choose from, for good first, with those that are set now. */
export const monthsFor = (current: number): number[] =>
  [...new Set([0, ...MONTHS, current])].toSorted((one, other) => one - other);
