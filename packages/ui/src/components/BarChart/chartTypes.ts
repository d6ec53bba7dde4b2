import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import type { RenderLink } from '../../internal/renderLink.ts';

/** The color of a series: the accent, that of a state, or a quiet one for what others are compared with. */
export type ChartTone = 'accent' | 'waiting' | 'approved' | 'canceled' | 'done' | 'muted';

/** One of the things that are counted. */
export interface ChartSeries {
  id: string;
  /** Its name, in the legend and in the head of the table. */
  label: string;
  /** Its color; each series has a pattern of its own as well. Default `accent`. */
  tone?: ChartTone | undefined;
}

export interface ChartValue {
  value: number;
  /** The list that it counts. */
  href?: string | undefined;
  /** What is said of it in place of point, series and value; the value of another period names its own day. */
  label?: string | undefined;
}

/** A day, an hour or a name, with its values. */
export interface ChartPoint {
  id: string | number;
  label: string;
  /** One of each series, in their order; `undefined` where there is none. */
  values: ReadonlyArray<ChartValue | undefined>;
}

export interface ChartLabels {
  /** Of the switch between picture and table. */
  showTable: string;
  /** In place of the picture when all values are 0 or there are none. */
  empty: string;
  /** Read out while loading. */
  loading: string;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the root, a `figure`. */
export interface ChartProps extends ElementProps<'figure', 'children' | 'title'> {
  /** What is counted; names picture and table. */
  title: string;
  /** Place of the title in the outline of the page. Default 3. */
  level?: 2 | 3 | 4 | undefined;
  /** What the points are, over the first column of the table: 'Day', 'Service'. */
  heading: string;
  /** What is counted of each point. */
  series: ReadonlyArray<ChartSeries>;
  /** The names, days or hours, in their order. */
  points: ReadonlyArray<ChartPoint>;
  /** Writes a value in the language of the page. */
  format: (value: number) => string;
  /** Texts, for screen readers too. */
  labels: ChartLabels;
  /** The first load: a placeholder of the same height. */
  loading?: boolean | undefined;
  /** In place of the table of the values, for example a `DataTable` that has more columns and can be sorted. */
  table?: ReactNode;
  /** The link of a router in place of ours: an element, or a function that spreads our props on one. */
  render?: RenderLink | undefined;
}
