import { Text } from '@concierge/ui/Text';
import type { ReactElement } from 'react';
import { useSpoken } from './spoken.ts';

interface PartOfProps {
  count: number;
  total: number;
}

/** Below a list that does not show all there is: how much it shows. */
export function PartOf({ count, total }: PartOfProps): ReactElement | null {
  const { say } = useSpoken();
  if (total <= count) return null;
  return (
    <Text size="sm" tone="muted">
      {say('list.part', { shown: count, total })}
    </Text>
  );
}
