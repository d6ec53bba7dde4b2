import type { ReactElement } from 'react';
import { lineIcon } from '../../internal/lineIcon.tsx';

/** On the button that opens a calendar. */
export const calendarIcon: ReactElement = lineIcon(
  'M8 2v4m8-4v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2',
);
