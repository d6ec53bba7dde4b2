import type { Language } from '@concierge/contract/constants';
import type { DemoServiceId } from './demoProject.ts';
import { DEMO_TEXTS_CS } from './demoTextsCs.ts';
import { DEMO_TEXTS_EN } from './demoTextsEn.ts';
import { DEMO_TEXTS_TR } from './demoTextsTr.ts';

interface ServiceTexts {
  name: string;
  /** Notes that guests write with a request of the service. */
  notes: readonly string[];
}

type Notice = readonly [title: string, message: string];

/** What the demo's staff and guests have written. Every language has as many of each. */
export interface DemoTexts {
  services: Readonly<Record<DemoServiceId, ServiceTexts>>;
  room: (number: number) => string;
  floor: (floor: number) => string;
  /** Where a tablet was that is revoked. */
  poolBar: string;
  /** Remarks that only staff read. */
  staffNotes: readonly string[];
  /** What staff say to a colleague who takes a request over. */
  handOverNotes: readonly string[];
  /** Notes of staff who cancel a request. */
  cancelNotes: readonly string[];
  /** Notes of staff who approve one. */
  approveNotes: readonly string[];
  /** Messages to guests. */
  news: readonly Notice[];
  drafts: readonly Notice[];
  /** Answer to a request. */
  reply: Notice;
  invoice: (number: number) => string;
  /** What guests pay for, in the order of the prices. */
  items: readonly string[];
  total: string;
}

export const DEMO_TEXTS: Readonly<Record<Language, DemoTexts>> = {
  en: DEMO_TEXTS_EN,
  tr: DEMO_TEXTS_TR,
  cs: DEMO_TEXTS_CS,
};
