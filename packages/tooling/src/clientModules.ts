/**
 * Which modules of the ui package need `"use client"`: those that use state, effects, context or the headless
 * library, or hand a function of their own to an element. Everything else renders in a server component.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { UI } from './packUi.ts';

const SRC = join(UI, 'src');
/** Hooks that React has on a server, too. */
const SERVER_HOOKS = new Set(['useId', 'useMemo', 'useCallback', 'useDebugValue']);
const CLIENT_LIBRARIES = /^(react-aria-components|react-hook-form|react-toastify)/;
/** These clone the element they are given or call functions of their props. */
const TAKES_NO_SERVER_PROPS =
  /\/(Tooltip|Menu|Popover|DataTable)\/(index|Tooltip|Menu|Popover|DataTable|DataTableWithLabels)\.tsx?$/;

export interface ClientModule {
  /** From `src`. */
  file: string;
  marked: boolean;
  /** Why it can only run in a browser; empty when it renders on a server. */
  reasons: string[];
  /** Modules of the package it imports at run time. */
  imports: string[];
}

const isHandlerName = (name: string) => /^on[A-Z]/.test(name);

/** What of a module's own code a server component cannot do. */
export function clientReasons(file: string, source: string): string[] {
  const { program, module } = parseSync(file, source);
  const reasons = new Set<string>();
  for (const { moduleRequest, entries } of module.staticImports) {
    const typeOnly = entries.length > 0 && entries.every((entry) => entry.isType);
    if (!typeOnly && CLIENT_LIBRARIES.test(moduleRequest.value)) reasons.add(moduleRequest.value);
  }
  const own = new Set(
    [...source.matchAll(/\b(?:const|function) (\w+)/g)].map(([, name = '']) => name),
  );
  const imported = new Set(
    module.staticImports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value)),
  );
  new Visitor({
    CallExpression({ callee }) {
      if (callee.type !== 'Identifier') return;
      const { name } = callee;
      const isHook = /^use([A-Z]|$)/.test(name) && !SERVER_HOOKS.has(name);
      if (isHook || name === 'createContext') reasons.add(`${name}()`);
    },
    Property({ key, value }) {
      const written = value.type === 'ArrowFunctionExpression' || value.type === 'Identifier';
      if (key.type !== 'Identifier' || !isHandlerName(key.name) || !written) return;
      if (value.type === 'Identifier' && !own.has(value.name)) return;
      reasons.add(key.name);
    },
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !isHandlerName(name.name)) return;
      if (value?.type !== 'JSXExpressionContainer') return;
      const { expression } = value;
      const passed =
        expression.type === 'MemberExpression' ||
        (expression.type === 'Identifier' &&
          !own.has(expression.name) &&
          !imported.has(expression.name));
      if (!passed) reasons.add(name.name);
    },
  }).visit(program);
  return [...reasons];
}

function runtimeImports(file: string, source: string): string[] {
  const { module } = parseSync(file, source);
  const specifiers = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some((entry) => !entry.isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest && !isType ? [moduleRequest.value] : [],
      ),
    ),
  ];
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('.')) return [normalize(join(dirname(file), specifier))];
    const [, overlay] = /^#overlay\/(\w+)$/.exec(specifier) ?? [];
    return overlay ? [`components/${overlay}/overlay.ts`] : [];
  });
}

const isMarked = (source: string) => source.startsWith(`'use client';`);

/** Every module of the package by its file. */
export function clientModules(): Map<string, ClientModule> {
  const files = globSync(join(SRC, '**/*.{ts,tsx}'))
    .map((path) => relative(SRC, path))
    .filter((file) => !/\.test\.|^testing\/|\.typetest\./.test(file))
    .toSorted();
  const modules = new Map(
    files.map((file): [string, ClientModule] => {
      const source = readFileSync(join(SRC, file), 'utf8');
      const imports = runtimeImports(file, source);
      const reasons = [
        ...clientReasons(file, source),
        ...imports.filter((name) => TAKES_NO_SERVER_PROPS.test(name) && file.endsWith('.tsx')),
      ];
      return [file, { file, marked: isMarked(source), reasons, imports }];
    }),
  );
  // A helper without a mark makes whoever imports it what it is itself.
  for (let changed = true; changed;) {
    changed = false;
    for (const module of modules.values()) {
      for (const name of module.imports) {
        const helper = modules.get(name);
        if (!helper || helper.marked || helper.reasons.length === 0) continue;
        if (name.endsWith('.tsx') || module.reasons.includes(name)) continue;
        module.reasons.push(name);
        changed = true;
      }
    }
  }
  return modules;
}

/** Components whose mark is not what their code asks for, with the reason. Only components carry it. */
export function clientProblems(
  modules: Iterable<ClientModule> = clientModules().values(),
): string[] {
  return [...modules].flatMap(({ file, marked, reasons }) => {
    const needed = file.endsWith('.tsx') && reasons.length > 0;
    if (needed && !marked) return [`${file} needs 'use client': ${reasons.join(', ')}`];
    return marked && !needed ? [`${file} renders on a server without 'use client'`] : [];
  });
}

/** Writes and takes away the marks. */
function update(): void {
  for (const { file, marked, reasons } of clientModules().values()) {
    const needed = file.endsWith('.tsx') && reasons.length > 0;
    const path = join(SRC, file);
    const source = readFileSync(path, 'utf8');
    if (needed && !marked) writeFileSync(path, `'use client';\n\n${source}`);
    if (marked && !needed) writeFileSync(path, source.replace(/^'use client';\n+/, ''));
  }
}

if (import.meta.main) update();
