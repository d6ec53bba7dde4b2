'use client';

import { focusedBeside } from '../../internal/elements.ts';
import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { Button } from '../Button/Button.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { TimelineItem } from './TimelineItem.tsx';
import { addedSince } from './timelineModel.ts';
import type { TimelineEntry, TimelineProps } from './timelineTypes.ts';

export type {
  TimelineActor,
  TimelineEntry,
  TimelineLabels,
  TimelineProps,
} from './timelineTypes.ts';

const NONE: ReadonlySet<string | number> = new Set();

/**
 * What happened to one thing, oldest first: who, what, when and from where, with what was written. Entries that are
 * added while it is shown are marked and read out. For rows that are searched or sorted use `DataTable`.
 */
export function Timeline({
  entries,
  onEarlier,
  loading = false,
  error,
  labels,
  ...rest
}: TimelineProps): ReactElement {
  const { fresh, news } = useNews(entries);
  const list = useRef<HTMLOListElement>(null);
  const first = entries[0]?.id;
  return (
    <Root {...rest} data-component="Timeline">
      <VisuallyHidden role="status">{loading ? labels.loading : news}</VisuallyHidden>
      {loading ? (
        <Waiting />
      ) : (
        error || (
          <>
            {onEarlier && (
              <Earlier
                onClick={() => onEarlier()}
                onFocusLost={() => list.current?.focus({ preventScroll: true })}
              >
                {labels.earlier}
              </Earlier>
            )}
            <List ref={list} aria-label={labels.list} tabIndex={-1} data-part="Entries">
              {entries.map((entry) => (
                <TimelineItem
                  key={entry.id}
                  entry={entry}
                  first={entry.id === first && !onEarlier}
                  fresh={fresh.has(entry.id)}
                />
              ))}
            </List>
          </>
        )
      )}
    </Root>
  );
}

/** What was added since it was shown: its ids, and the latest as a sentence. */
function useNews(entries: readonly TimelineEntry[]) {
  const [seen, setSeen] = useState({ entries, fresh: NONE, news: '' });
  if (seen.entries !== entries) {
    const added = addedSince(seen.entries, entries);
    const latest = added.at(-1);
    setSeen({
      entries,
      fresh: latest ? new Set([...seen.fresh, ...added.map(({ id }) => id)]) : seen.fresh,
      news: latest ? [latest.text, latest.note, latest.at].filter(Boolean).join(', ') : seen.news,
    });
  }
  return seen;
}

interface EarlierProps {
  onClick: () => void;
  /** The button goes once everything is loaded, with the focus. */
  onFocusLost: () => void;
  children: string;
}

function Earlier({ onClick, onFocusLost, children }: EarlierProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const lose = useEffectEvent(onFocusLost);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own && own === focusedBeside(own)) lose();
    };
  }, []);
  return (
    <Button
      ref={button}
      size="sm"
      variant="ghost"
      iconStart="chevron-up"
      onClick={() => onClick()}
      data-part="Earlier"
    >
      {children}
    </Button>
  );
}

function Waiting(): ReactElement {
  return (
    <Placeholders aria-hidden="true">
      <Skeleton height="20px" width="70%" />
      <Skeleton height="20px" width="55%" />
      <Skeleton height="20px" width="62%" />
    </Placeholders>
  );
}

const Root = styled.div`
  @layer concierge.components {
    display: grid;
    justify-items: start;
    gap: ${t.space[2]};
    min-inline-size: 0;
  }
`;

const List = styled.ol`
  @layer concierge.components {
    justify-self: stretch;
    margin: 0;
    padding: 0;
    list-style: none;

    &:focus-visible {
      ${focusRing}
    }
  }
`;

const Placeholders = styled.div`
  @layer concierge.components {
    display: grid;
    justify-self: stretch;
    gap: ${t.space[3]};
  }
`;
