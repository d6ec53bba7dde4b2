import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

const GIBIBYTE = 1024 ** 3;

/** The machine of the figures, in one line. */
export function machine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = (totalmem() / GIBIBYTE).toFixed(0);
  const load = loadavg()[0]?.toFixed(2) ?? '?';
  return `${model}, ${availableParallelism()} cores, ${memory} GiB, ${process.platform} ${process.arch}, Node ${process.versions.node}, load ${load}`;
}

export type Cell = string | number;

/** Prints a table, numbers aligned right. */
export function printTable(heads: readonly string[], rows: readonly (readonly Cell[])[]): void {
  const text = [heads, ...rows].map((row) => row.map(String));
  const widths = heads.map((_, column) => Math.max(...text.map((row) => row[column]?.length ?? 0)));
  const isNumeric = heads.map((_, column) =>
    rows.every((row) => /^[<–\d]/.test(String(row[column]))),
  );
  const line = (row: readonly string[]) => {
    const cells = row.map((cell, column) =>
      isNumeric[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    );
    return `| ${cells.join(' | ')} |`;
  };
  const rule = widths.map((width, column) =>
    isNumeric[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  const [head = [], ...body] = text;
  for (const row of [head, rule, ...body]) console.log(line(row));
}

/** Milliseconds with two decimals. */
export const ms = (value: number | undefined): string => value?.toFixed(2) ?? '–';
