import type { ServiceCardGridProps } from '@concierge/ui/concierge';
import type { DashboardService } from '@concierge/contract/services';
import { useMemo, useState } from 'react';
import { steadyCards } from './dashboardModel.ts';

interface SteadyCards {
  cards: readonly DashboardService[];
  /** For the element around the cards. */
  hold: Pick<ServiceCardGridProps, 'onPointerEnter' | 'onPointerLeave'>;
}

/** The cards in their order; while the pointer is over them in the one they have. */
export function useSteadyCards(sorted: readonly DashboardService[]): SteadyCards {
  const [held, setHeld] = useState<SteadyCards['cards'] | null>(null);
  return {
    cards: useMemo(() => (held ? steadyCards(held, sorted) : sorted), [held, sorted]),
    hold: {
      onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && setHeld(sorted),
      onPointerLeave: () => setHeld(null),
    },
  };
}
