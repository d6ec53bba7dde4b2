import { Card } from '@concierge/ui/Card';
import { EmptyState } from '@concierge/ui/EmptyState';
import { Inline } from '@concierge/ui/Inline';
import { LinkButton } from '@concierge/ui/LinkButton';
import { Stack } from '@concierge/ui/Stack';
import { Text } from '@concierge/ui/Text';
import type { ReactElement, ReactNode } from 'react';
import type { TabletState } from '../model/tabletState.ts';
import { addressOf } from '../model/view.ts';
import { BackLink } from './BackLink.tsx';
import { PageTitle } from './PageTitle.tsx';
import { useSpoken } from './spoken.ts';

/** How many stand beside what the page shows. */
const BESIDE = 3;

interface PlaceProps {
  /** It stands beside what the page shows: only the newest. */
  beside?: boolean;
  focused?: boolean;
}

export interface ListProps extends PlaceProps {
  state: TabletState;
}

interface GuestListProps extends PlaceProps {
  name: 'requests' | 'messages';
  icon: 'clock' | 'mail';
  loading: boolean;
  /** How many there are, of which the tablet may know a part only. */
  total: number;
  rows: readonly ReactNode[];
}

/** What a guest has sent, or received: its title, the rows, and the way to all of them. */
export function GuestList(props: GuestListProps): ReactElement {
  const { name, icon, rows, loading, total, beside = false, focused = false } = props;
  const { say } = useSpoken();
  const shown = beside ? rows.slice(0, BESIDE) : rows;
  return (
    <Stack as="section" gap={3} aria-labelledby={`tablet-${name}`}>
      {!beside && (
        <BackLink text={say('service.back')} href={addressOf({ name: 'services' })} onlyWide />
      )}
      <PageTitle
        id={`tablet-${name}`}
        level={beside ? 2 : 1}
        size={beside ? 'xl' : 'xxl'}
        focused={focused}
      >
        {say(`${name}.title`)}
      </PageTitle>
      <Card padding="none">
        {rows.length === 0 ? (
          <EmptyState icon={icon} title={say(loading ? 'loading' : `${name}.none`)}>
            {!loading && say(`${name}.noneText`)}
          </EmptyState>
        ) : (
          <Stack as="ul" gap={0}>
            {shown}
          </Stack>
        )}
      </Card>
      {shown.length < rows.length && (
        <Inline>
          <LinkButton variant="ghost" href={addressOf({ name })}>
            {say(`${name}.all`)}
          </LinkButton>
        </Inline>
      )}
      {!beside && total > rows.length && (
        <Text size="sm" tone="muted">
          {say('list.part', { shown: rows.length, total })}
        </Text>
      )}
    </Stack>
  );
}
