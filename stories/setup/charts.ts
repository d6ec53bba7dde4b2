/** What the hotel's requests come to, for pictures of them. */
import { RequestState } from '@concierge/contract/requestStates';
import type { ChartProps, ChartSeries } from '@concierge/ui/BarChart';
import { NOW } from '../hotel/hotel.ts';
import type { Texts } from './texts.ts';

type Pictured = Pick<ChartProps, 'title' | 'heading' | 'series' | 'points' | 'format' | 'labels'>;

const DAY_MS = 86_400_000;
const DAYS = 14;
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
/** A Monday at midnight. */
const MONDAY = Date.UTC(2026, 1, 23);

const { waiting, approved, canceled, done } = RequestState;
const TONES = [
  [done, 'done'],
  [approved, 'approved'],
  [waiting, 'waiting'],
  [canceled, 'canceled'],
] as const;

function frame({ language, ui }: Texts): Pick<ChartProps, 'format' | 'labels'> {
  const numbers = new Intl.NumberFormat(language);
  return { format: (value) => numbers.format(value), labels: ui.chartLabels };
}

const stateName = ({ t }: Texts, state: number) => t(`requests:state.${state as 1 | 2 | 3 | 4}`);

const received = ({ t }: Texts) => t('requests:columns.id');

const dayIn = (language: string, time: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(time);

/** By service and state. */
export function byService(texts: Texts): Pictured {
  const { hotel, t } = texts;
  const series: ChartSeries[] = TONES.map(([state, tone]) => ({
    id: tone,
    label: stateName(texts, state),
    tone,
  }));
  const points = hotel.services.map(({ id, service_name }) => ({
    id,
    label: service_name,
    values: TONES.map(([state]) => ({
      value: hotel.requests.filter((one) => one.service_id === id && one.state_id === state).length,
      href: `#service=${id}&state=${state}`,
    })),
  }));
  const title = t('shell:menu.requests');
  return { ...frame(texts), title, heading: t('requests:columns.service_name'), series, points };
}

/** By day: received and completed of two weeks, and received of the two before. */
export function byDay(texts: Texts): Pictured {
  const { hotel, language, t } = texts;
  const today = Date.parse(NOW) - (Date.parse(NOW) % DAY_MS);
  const on = (time: number, state?: number) =>
    hotel.requests.filter(
      ({ service_date, state_id }) =>
        Math.floor(Date.parse(service_date) / DAY_MS) * DAY_MS === time &&
        (state === undefined || state_id === state),
    ).length;
  const name = (time: number) => dayIn(language, time, { day: 'numeric', month: 'short' });
  const dayOf = (ago: number) => today - ago * DAY_MS;
  const before = (ago: number) => dayOf(ago + DAYS);
  const { format, labels } = frame(texts);
  const points = Array.from({ length: DAYS }, (_, at) => {
    const ago = DAYS - 1 - at;
    const time = dayOf(ago);
    const id = new Date(time).toISOString().slice(0, 10);
    return {
      id,
      label: name(time),
      values: [
        { value: on(time), href: `#day=${id}` },
        { value: on(time, done), href: `#day=${id}&state=${done}` },
        { value: on(before(ago)), label: `${name(before(ago))}: ${format(on(before(ago)))}` },
      ],
    };
  });
  const series: ChartSeries[] = [
    { id: 'received', label: received(texts) },
    { id: 'done', label: stateName(texts, done), tone: 'done' },
    { id: 'before', label: `${name(before(DAYS - 1))} – ${name(before(0))}`, tone: 'muted' },
  ];
  return {
    format,
    labels,
    title: t('shell:menu.requests'),
    heading: t('common:days.label'),
    series,
    points,
  };
}

/** By hour and weekday. */
export function byHour(texts: Texts): Pictured {
  const { hotel, language, t } = texts;
  const counts = new Map<string, number>();
  for (const { service_date } of hotel.requests) {
    const time = new Date(service_date);
    const key = `${time.getUTCDay() || 7} ${time.getUTCHours()}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const series = WEEK.map((day) => ({
    id: `${day}`,
    label: dayIn(language, MONDAY + (day - 1) * DAY_MS, { weekday: 'short' }),
  }));
  const points = Array.from({ length: 24 }, (_, hour) => ({
    id: hour,
    label: `${hour}`.padStart(2, '0'),
    values: WEEK.map((day) => ({
      value: counts.get(`${day} ${hour}`) ?? 0,
      href: `#weekday=${day}&hour=${hour}`,
    })),
  }));
  const title = t('shell:menu.requests');
  return { ...frame(texts), title, heading: received(texts), series, points };
}
