import { bundled, type Overlay } from '../../internal/overlay.ts';
import { DayCalendar, type DayCalendarProps } from './DayCalendar.tsx';

/** In the bundle; `overlay.lazy.ts` takes its place under the condition `concierge-lazy`. */
export const calendar: Overlay<DayCalendarProps> = bundled(DayCalendar);
