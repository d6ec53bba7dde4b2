/** A text for one and for other numbers; `{count}` stands for the number. */
export interface Forms {
  one?: string;
  other: string;
}

/** A number as English writes it. */
export const numbered = (count: number): string => count.toLocaleString('en');

/** The text that English has for a number. */
export function counted(count: number, { one, other }: Forms): string {
  const text = count === 1 && one !== undefined ? one : other;
  return text.replaceAll('{count}', numbered(count));
}
