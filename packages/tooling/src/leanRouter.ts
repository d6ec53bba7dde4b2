import type { Plugin } from 'vite';

const ROUTER_MODULE = /\/react-router\/dist\/development\/.+\.mjs$/;
const CHANGES = [
  [/^\w+\.displayName = "\w+";$/gm, ''],
  [/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2'],
  [/\bENABLE_DEV_WARNINGS = true;/, 'ENABLE_DEV_WARNINGS = false;'],
] as const;

/**
 * Leaves out what the console does not use of React Router. Its links and forms and what frameworks load
 * ahead would be kept for their names in the developer tools and for calls of React that nobody has said
 * are pure, and a bundler gets the build that warns developers. Fails when it finds nothing of that.
 */
export function leanRouter(): Plugin {
  const found = new Set<RegExp>();
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: ROUTER_MODULE },
      handler(code) {
        const lean = CHANGES.reduce((text, [pattern, replacement]) => {
          const changed = text.replace(pattern, replacement);
          if (changed !== text) found.add(pattern);
          return changed;
        }, code);
        return { code: lean, map: null };
      },
    },
    buildEnd(error) {
      const missing = CHANGES.find(([pattern]) => !found.has(pattern));
      if (error || !missing) return;
      throw new Error(`React Router has no ${missing[0]}: see packages/tooling/src/leanRouter.ts`);
    },
  };
}
