import type {
  House,
  Retention,
  RetentionAnswer,
  RetentionPreview,
} from '@concierge/contract/house';
import { HOTEL_NAME } from './hotel.ts';

export const HOUSE: House = {
  name: HOTEL_NAME,
  time_zone: 'Europe/Prague',
  person_figures: true,
};

/** Two years of requests, one of messages, and what went this month and the last. */
export const RETENTION: RetentionAnswer = {
  months: { requests: 24, messages: 12, audit: 0 },
  runs: [
    { id: 2, at: '2026-03-01T02:00:00.000Z', requests: 512, messages: 31, audit: 0 },
    { id: 1, at: '2026-02-01T02:00:00.000Z', requests: 487, messages: 0, audit: 0 },
  ],
};

const NOTHING = { rows: 0, oldest: null, newest: null };

/** What is older goes: 500 requests a month, and nothing of the other kinds. */
export function previewOf({ requests }: Retention): RetentionPreview {
  const months = requests === 0 ? 0 : 24 - requests;
  const found = {
    rows: 500 * months,
    oldest: '2024-03-02T10:00:00.000Z',
    newest: '2025-06-01T10:00:00.000Z',
  };
  return { requests: months > 0 ? found : NOTHING, messages: NOTHING, audit: NOTHING };
}
