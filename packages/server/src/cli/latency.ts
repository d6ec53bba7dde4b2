/**
 * The value below which `percent` of the samples lie (nearest rank), or `undefined` without samples.
 */
export function percentile(samples: readonly number[], percent: number): number | undefined {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)];
}
