/** A nested object of strings, as the token build makes it. */
export interface Tree {
  [name: string]: string | Tree;
}

const isName = (key: string) => /^([A-Za-z_$][\w$]*|0|[1-9]\d*)$/.test(key);

/** Writes a tree as the text of a TypeScript object literal. */
export function objectText(tree: Tree, depth = 1): string {
  const indent = '  '.repeat(depth);
  const lines = Object.entries(tree).map(([key, value]) => {
    const name = isName(key) ? key : `'${key}'`;
    const text = typeof value === 'string' ? `'${value}'` : objectText(value, depth + 1);
    return `${indent}${name}: ${text},`;
  });
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth - 1)}}`;
}
