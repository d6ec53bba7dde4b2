/** A page of a real browser, as far as these tests drive it. */
export interface BrowserPage {
  goto(url: string): Promise<void>;
  /** Runs an expression in the page; the result must be JSON. */
  evaluate<Result>(expression: string): Promise<Result>;
  /** Clicks with a real pointer on the middle of the first element that the expression gives. */
  click(elementExpression: string): Promise<void>;
  /** Presses keys one after the other, as a keyboard does. */
  type(text: string): Promise<void>;
  /** Presses one key by its name, e.g. `Enter`. */
  press(key: Key): Promise<void>;
  /** CSS pixels of the page. */
  resize(width: number, height: number): Promise<void>;
  deleteCookies(): Promise<void>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab';
