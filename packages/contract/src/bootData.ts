import type { Language } from './constants.ts';
import type { LivePosition } from './live.ts';
import type { Namespace } from './namespaces.ts';
import type { DashboardData, RequestPage } from './requests.ts';
import type { User } from './users.ts';

/** Id of the element in which the page holds its boot data as JSON. */
export const BOOT_DATA_ELEMENT_ID = 'concierge-boot';

/** The texts of some languages, by their files. */
export type Texts = Partial<Record<Language, Partial<Record<Namespace, object>>>>;

/** What the server knew when it sent the page, so that the console need not ask for it. */
export interface BootData {
  /** The signed-in user; null where the request carried no valid session. */
  user: User | null;
  /** The user's language, or the one the browser asks for. */
  language: Language;
  texts: Texts;
  /** The server's time (ISO-8601) when it sent a signed-in user the page. */
  at?: string;
  /** Of a signed-in user's project: counts and services, without the requests themselves. */
  dashboard?: DashboardData;
  /** First page of the waiting list, where the address shows it as it is by default. */
  waiting?: RequestPage;
  /** The last event these answers include; the live connection replays what follows. */
  live?: LivePosition;
}

/** What a screen of the console needs first. The build of the console writes `screens.json`. */
export interface ScreenStart {
  /** Text files to inline. */
  texts: readonly Namespace[];
  /** Scripts beyond those of every page. */
  scripts: readonly string[];
}

/** By the path of the screen; `/login` is the page of everyone who is signed out. */
export type ScreenStarts = Readonly<Record<string, ScreenStart>>;
