import type { ServiceCardGridProps } from '@concierge/ui/concierge/ServiceCard';
import type { DashboardService } from '@concierge/contract/services';
import { useMemo, useState } from 'react';
import { inStableOrder } from './dashboardModel.ts';

interface StableOrder {
  cards: readonly DashboardService[];
  /** For the element around the cards. */
  hold: Pick<ServiceCardGridProps, 'onPointerEnter' | 'onPointerLeave'>;
}

/** The cards in their order; while the pointer is over them in the one they have. */
export function useStableOrder(sorted: readonly DashboardService[]): StableOrder {
  const [held, setHeld] = useState<StableOrder['cards'] | null>(null);
  return {
    cards: useMemo(() => (held ? inStableOrder(held, sorted) : sorted), [held, sorted]),
    hold: {
      onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && setHeld(sorted),
      onPointerLeave: () => setHeld(null),
    },
  };
}
