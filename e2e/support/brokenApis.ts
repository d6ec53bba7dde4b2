import type { Page } from '@playwright/test';

/** How a browser can lack an API. */
export type Lack = 'missing' | 'throwing';

/** Takes an API away before the page runs, e.g. `crypto.randomUUID`. */
export async function lack(page: Page, path: string, how: Lack): Promise<void> {
  await page.addInitScript(
    ([path, how]) => {
      const names = path.split('.');
      const name = names.pop() ?? '';
      let owner: object | undefined = window;
      for (const step of names) owner = Reflect.get(owner, step) as object;
      // Most are defined by a prototype.
      while (owner && !Object.hasOwn(owner, name)) {
        owner = Object.getPrototypeOf(owner) as object | undefined;
      }
      if (!owner) return;
      const refuse = () => {
        throw new DOMException(`${path} is refused`, 'SecurityError');
      };
      const { value } = Object.getOwnPropertyDescriptor(owner, name) ?? {};
      Reflect.deleteProperty(owner, name);
      if (how === 'missing') return;
      const isMethod = typeof value === 'function' && /^[a-z]/.test(name);
      Object.defineProperty(owner, name, {
        configurable: true,
        ...(isMethod ? { value: refuse } : { get: refuse }),
      });
    },
    [path, how] as const,
  );
}
