import type { Outcome } from './runCli.ts';

/** What `concierge check` printed: of each thing the level and the text. */
export function findingsIn({ stdout }: Outcome): Record<string, string> {
  const lines = stdout.trim().split('\n');
  return Object.fromEntries(
    lines.map((line) => {
      const [, level, about = line, text] = /^(\w+) +(\w+) +(.+)$/.exec(line) ?? [];
      return [about, `${level}: ${text}`];
    }),
  );
}
