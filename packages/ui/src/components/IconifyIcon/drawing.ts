import { createElement, type ReactNode } from 'react';

/** The elements a drawing is made of. Fetched bodies become part of the page, so nothing else passes. */
const SHAPES = new Map(
  `g path circle ellipse rect line polyline polygon defs clipPath mask
  linearGradient radialGradient stop title`
    .split(/\s+/)
    .map((name) => [name.toLowerCase(), name]),
);

/** The next tag, or the text before it. */
const TOKEN = /<(\/?)(\w+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** A handler (`onload=`), a link out of the drawing, or a style that may load something. */
const UNSAFE_NAME = /^on|href$|^style$/i;
const UNSAFE_VALUE = /javascript:|url\(\s*(?!['"]?#)/i;

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&amp;': '&',
};
const decoded = (text: string) =>
  text.replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);

/** As React spells an attribute: `strokeWidth`, `className`. */
const propOf = (attribute: string) =>
  attribute === 'class'
    ? 'className'
    : attribute.replaceAll(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase());

function propsOf(attributes: string): Record<string, string> | undefined {
  const pairs = [...attributes.matchAll(ATTRIBUTE)].map(
    ([, name = '', double, single]) => [name, decoded(double ?? single ?? '')] as const,
  );
  const unsafe = pairs.some(([name, value]) => UNSAFE_NAME.test(name) || UNSAFE_VALUE.test(value));
  return unsafe
    ? undefined
    : Object.fromEntries(pairs.map(([name, value]) => [propOf(name), value]));
}

interface Open {
  name: string;
  props: Record<string, string>;
  children: ReactNode[];
}

/** Fetched SVG content as elements; undefined for what is more than a plain drawing, or is cut off. */
export function drawingOf(body: string): readonly ReactNode[] | undefined {
  const root: Open = { name: '', props: {}, children: [] };
  const open = [root];
  const add = ({ name, props, children }: Open) => {
    const parent = open.at(-1) ?? root;
    parent.children.push(
      createElement(name, { ...props, key: parent.children.length }, ...children),
    );
  };
  let at = 0;
  while (at < body.length) {
    TOKEN.lastIndex = at;
    const [token, end, tag = '', attributes = '', alone, text] = TOKEN.exec(body) ?? [];
    if (token === undefined) return undefined;
    at += token.length;
    if (text !== undefined) {
      if (text.trim() !== '') open.at(-1)?.children.push(decoded(text));
      continue;
    }
    const name = SHAPES.get(tag.toLowerCase());
    const props = propsOf(attributes);
    if (name === undefined || props === undefined) return undefined;
    if (end) {
      const last = open.length > 1 ? open.pop() : undefined;
      if (last?.name !== name) return undefined;
      add(last);
    } else if (alone) add({ name, props, children: [] });
    else open.push({ name, props, children: [] });
  }
  return open.length === 1 ? root.children : undefined;
}
