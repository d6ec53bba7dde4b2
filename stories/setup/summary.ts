import { type Figures, figuresOf } from '@concierge/console/lib/requestFigures';
import type { RequestSummaryFigure } from '@concierge/ui/concierge/RequestSummary';
import { dashboard } from '../hotel/answers.ts';
import { found, userNamed } from '../hotel/hotel.ts';
import type { Texts } from './texts.ts';

/** What an operator of the hotel sees at a glance, where it is not other than usual. */
export function figuresIn(
  { hotel, figuresOf: shown }: Texts,
  other: Partial<Figures> = {},
): RequestSummaryFigure[] {
  const viewer = userNamed(hotel, 'operator');
  const data = dashboard(hotel, viewer);
  const { done_since = '' } = data.summary;
  return shown({ ...found(figuresOf(data, [], viewer.id, done_since)), ...other }, viewer.id);
}
