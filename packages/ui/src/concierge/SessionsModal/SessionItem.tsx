'use client';

import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { t } from '../../foundations/t.generated.ts';

/** A browser a user is signed in with. */
export interface SignedInBrowser {
  id: string;
  /** For example 'Firefox on Windows'. */
  name: string;
  /** Shown as a phone. Default: as a screen. */
  handheld?: boolean | undefined;
  /** Network address it was signed in from. */
  address: string;
  /** When it was signed in and last used, as shown. */
  signedInAt: string;
  lastSeenAt: string;
  /** The one this is shown in; to end it the user logs out. */
  current: boolean;
  /** It is being signed out. */
  pending?: boolean | undefined;
}

export interface SessionItemLabels {
  /** Marks the browser this is shown in. */
  current: string;
  signedIn: (at: string) => string;
  lastSeen: (at: string) => string;
  /** The button that signs one browser out, and its name with the browser in it. */
  end: string;
  endOf: (name: string) => string;
}

interface SessionItemProps {
  session: SignedInBrowser;
  onEnd: (id: string) => void;
  labels: SessionItemLabels;
}

/** One browser of the list, with its details. */
export function SessionItem({ session, onEnd, labels }: SessionItemProps): ReactElement {
  const { id, name, handheld, address, signedInAt, lastSeenAt, current, pending } = session;
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const own = item.current;
    return () => {
      if (own?.contains(focusedBeside(own))) placeBeside(own)?.focus();
    };
  }, []);
  return (
    <Item ref={item} data-part="Session" data-current={current || undefined}>
      <Tile>
        <Icon name={handheld ? 'smartphone' : 'monitor'} size={20} />
      </Tile>
      <Facts>
        <Name>
          {name}
          {current && (
            <StatusBadge tone="done" data-part="Current">
              {labels.current}
            </StatusBadge>
          )}
        </Name>
        <Detail>{address}</Detail>
        <Detail>{current ? labels.signedIn(signedInAt) : labels.lastSeen(lastSeenAt)}</Detail>
      </Facts>
      {!current && (
        <Button
          size="sm"
          pending={pending}
          aria-label={labels.endOf(name)}
          onClick={() => onEnd(id)}
          data-part="End"
        >
          {labels.end}
        </Button>
      )}
    </Item>
  );
}

/** Where the focus goes when the row that holds it is removed: the next row's button, or the list. */
function placeBeside(item: HTMLElement): HTMLElement | null {
  for (const row of [item.nextElementSibling, item.previousElementSibling]) {
    const button = row?.querySelector('button');
    if (button) return button;
  }
  return item.parentElement;
}

const Item = styled.li`
  @layer concierge.components {
    display: flex;
    align-items: center;
    gap: ${t.space[3]};
    padding-block: ${t.space[3]};
    border-block-end: 1px solid ${t.color.border};

    &:last-child {
      border-block-end: 0;
    }
  }
`;

const Tile = styled.span`
  @layer concierge.components {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.md};
    background: ${t.color.surface};
    color: ${t.color.textMuted};
  }
`;

const Facts = styled.div`
  @layer concierge.components {
    flex: 1;
    min-inline-size: 0;
  }
`;

const Name = styled.p`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space[1]} ${t.space[2]};
    font: ${t.weight.medium} ${t.text.md} ${t.font.sans};
    overflow-wrap: anywhere;
  }
`;

const Detail = styled.p`
  @layer concierge.components {
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
import { focusedBeside } from '../../internal/elements.ts';
