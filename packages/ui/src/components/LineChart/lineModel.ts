import { nice, ticks } from 'd3-array';
import { line } from 'd3-shape';
import type { ChartPoint } from '../BarChart/chartTypes.ts';

/** How many labels of points fit on a phone. */
const LABELS = 6;

export interface Scale {
  top: number;
  ticks: number[];
}

/** Round numbers up to one that no value is above; whole ones, since what is counted is whole. */
export function scaleOf(points: ReadonlyArray<ChartPoint>): Scale {
  const most = Math.max(1, ...points.flatMap(({ values }) => values.map((one) => one?.value ?? 0)));
  const count = Math.max(1, Math.min(4, Math.floor(most)));
  const [, top] = nice(0, most, count);
  return { top, ticks: ticks(0, top, count) };
}

/** Middle of the place of a point, in percent of the width. */
export const acrossOf = (at: number, count: number): number => ((at + 0.5) / count) * 100;

/** The line of a series as an SVG path in a box of 100 by 100, with gaps where there is no value. */
export function pathOf(points: ReadonlyArray<ChartPoint>, series: number, top: number): string {
  const path = line<ChartPoint>()
    .defined(({ values }) => values[series] !== undefined)
    .x((_, at) => acrossOf(at, points.length))
    .y(({ values }) => 100 - ((values[series]?.value ?? 0) / top) * 100)
    .digits(2);
  return path(points as ChartPoint[]) ?? '';
}

/** Whether the label of a point is shown: the first, and others at equal distances. */
export const isLabeled = (at: number, count: number): boolean =>
  at % Math.ceil(count / LABELS) === 0;

/** The share of the height that a target of 24 px has. */
const TARGET = 24 / 192;

/** Whether values of a point are so near each other that their targets would lie over each other. */
export function isCrowded({ values }: ChartPoint, top: number): boolean {
  const heights = values.flatMap((one) => (one ? one.value / top : [])).toSorted((a, b) => a - b);
  return heights.some((height, at) => at > 0 && height - (heights[at - 1] ?? 0) < TARGET);
}
