import { createElement } from 'react';
import { onDemand } from '../../internal/onDemand.tsx';
import type { Overlay } from '../../internal/overlay.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { DayCalendarProps } from './DayCalendar.tsx';

/** Takes the place of `overlay.ts` under the condition `concierge-lazy`. */
export const calendar: Overlay<DayCalendarProps> = onDemand(
  async () => (await import('./DayCalendar.tsx')).DayCalendar,
  () => createElement(Skeleton, { shape: 'block', width: '252px', height: '290px' }),
);
