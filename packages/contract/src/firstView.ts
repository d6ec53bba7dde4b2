import type { Language } from './constants.ts';
import type { LivePosition } from './live.ts';
import type { RuntimeConfig } from './runtimeConfig.ts';
import type { Namespace } from './startTexts.ts';
import type { User } from './users.ts';

/** Where a page holds the state its first view was drawn from, as JSON. */
export const FIRST_VIEW_ELEMENT_ID = 'concierge-first-view';

/**
 * `data-view` of `<html>`: the language of a drawn page is only `guessed`, so that a browser which knows
 * better keeps the view `hidden`.
 */
export const FIRST_VIEW_GUESSED = 'guessed';

/** The texts of some languages, by their files. */
export type Texts = Partial<Record<Language, Partial<Record<Namespace, object>>>>;

/** Choices this browser remembers, by their names. */
export type Preferences = Readonly<Record<string, string | undefined>>;

/** What the server knew when it sent the page, so that the console need not ask again. */
export interface FirstViewState {
  /** Who is signed in; null: the browser sent no session. */
  user: User | null;
  language: Language;
  texts: Texts;
  /** Answers of the API that the view was drawn from, as the console wants them. */
  answers: object;
  preferences: Preferences;
  /** Path and query the page's markup was drawn for; null when it holds none. */
  drawnFor: string | null;
}

/** A call of the API. */
export interface FirstViewCall {
  method: 'GET' | 'POST';
  /** Path and query. */
  address: string;
  body?: object;
}

/** Who asks for a page, and where. */
export interface FirstViewVisit {
  pathname: string;
  /** The query with its `?`, or an empty text. */
  search: string;
  /** Of somebody who is not signed in. */
  language: Language;
  /** All texts there are. */
  texts: Texts;
  preferences: Preferences;
  config: RuntimeConfig;
  /**
   * Makes a call as the visitor, with nothing but what they sent. Rejects when it is not answered with
   * success. Null for somebody who sent no session.
   */
  ask: ((call: FirstViewCall) => Promise<unknown>) | null;
  /** Where the live events of a project stand now. */
  livePositionOf: (projectId: number) => Promise<LivePosition>;
}

/** The parts of a page whose first view was drawn. */
export interface FirstViewParts {
  /** Elements for the head. */
  head: string;
  /** What stands in the page's root element; empty when nothing was drawn. */
  html: string;
  state: FirstViewState;
}

/** What the build of the console gives the server to draw first views with. */
export interface FirstViewBundle {
  /**
   * Null: this page is the console's to draw, and there is nothing to tell. Rejects when a view cannot
   * be drawn.
   */
  renderPage: (visit: FirstViewVisit) => Promise<FirstViewParts | null>;
}
