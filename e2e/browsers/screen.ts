import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import axe from 'axe-core';
import { vi } from 'vitest';
import type { BrowserPage } from './browser.ts';

const QUERIES = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** An accessible name: whole, or a pattern. */
type Name = string | RegExp;

interface Wanted {
  role: string;
  name?: Name;
  /** Part of its text. */
  text?: string;
}

const literal = (name: Name) => (typeof name === 'string' ? JSON.stringify(name) : String(name));

/** All elements of this role and name that can be reached, the last dialog's where one is open. */
function expressionOf({ role, name, text }: Wanted): string {
  const options = name === undefined ? '{}' : `{ name: ${literal(name)} }`;
  const all = `TestingLibraryDom.queryAllByRole(document.body, '${role}', ${options})`;
  return text === undefined
    ? all
    : `${all}.filter((element) => element.textContent.includes(${JSON.stringify(text)}))`;
}

const describe = ({ role, name, text }: Wanted) => `${role} ${String(name ?? text ?? '')}`;

/** Waits for a condition; throws with its name where it does not come. */
const until = (what: string, condition: () => Promise<boolean>) =>
  vi.waitFor(
    async () => {
      if (!(await condition())) throw new Error(`Not there: ${what}`);
    },
    { timeout: 15_000, interval: 100 },
  );

/** Finds what users find, by role and name, in any browser; waits for it. */
export class Screen {
  readonly page: BrowserPage;

  constructor(page: BrowserPage) {
    this.page = page;
  }

  /** Reads the page; queries are there after every navigation. */
  async #read<Result>(expression: string): Promise<Result> {
    if (!(await this.page.evaluate<boolean>(`'TestingLibraryDom' in window`))) {
      await this.page.evaluate(`(() => { ${QUERIES}\n return true; })()`);
    }
    return this.page.evaluate<Result>(expression);
  }

  count(wanted: Wanted): Promise<number> {
    return this.#read<number>(`${expressionOf(wanted)}.length`);
  }

  /** Waits until there is one. */
  async sees(wanted: Wanted): Promise<void> {
    await until(describe(wanted), async () => (await this.count(wanted)) > 0);
  }

  /** Waits until there is none. */
  async seesNo(wanted: Wanted): Promise<void> {
    await until(`no ${describe(wanted)}`, async () => (await this.count(wanted)) === 0);
  }

  async click(wanted: Wanted): Promise<void> {
    await this.sees(wanted);
    await this.page.click(`${expressionOf(wanted)}.at(-1)`);
  }

  /** Waits until the focus is on such an element, as before a key is pressed. */
  async focusIsOn(wanted: Wanted): Promise<void> {
    const isFocused = `${expressionOf(wanted)}.includes(document.activeElement)`;
    await until(`focus on ${describe(wanted)}`, () => this.#read<boolean>(isFocused));
  }

  /** Types into a field, key by key. */
  async type(wanted: Wanted, text: string): Promise<void> {
    await this.click(wanted);
    await this.focusIsOn(wanted);
    await this.page.type(text);
  }

  /** Waits for a text anywhere on the page. */
  async seesText(text: string): Promise<void> {
    const hasText = `document.body.innerText.includes(${JSON.stringify(text)})`;
    await until(text, () => this.page.evaluate<boolean>(hasText));
  }

  /** What axe finds wrong on the page, once nothing moves or fades any more. */
  async violations(): Promise<string[]> {
    const isStill = `document.getAnimations().every(({ playState }) => playState !== 'running')`;
    await until('the end of animations', () => this.page.evaluate<boolean>(isStill));
    if (!(await this.page.evaluate<boolean>(`'axe' in window`))) {
      await this.page.evaluate(`(() => { ${axe.source}\n return true; })()`);
    }
    await this.page.evaluate(`(() => {
      window.axeFound = undefined;
      axe.run({ resultTypes: ['violations'] }).then(({ violations }) => {
        window.axeFound = violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target).join(', '));
      });
      return true;
    })()`);
    await until('axe', () => this.page.evaluate<boolean>('window.axeFound !== undefined'));
    return this.page.evaluate<string[]>('window.axeFound');
  }
}
