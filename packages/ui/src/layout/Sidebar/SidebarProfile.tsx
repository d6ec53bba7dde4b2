'use client';

import { useId, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../foundations/t.generated.ts';
import { collapse } from '../../internal/collapse.ts';
import { useSidebar } from './sidebarContext.ts';
import { FlyoutTrigger } from './SidebarEntry.tsx';
import { ActionRow, LeafRow } from './SidebarRow.tsx';
import type { SidebarItem } from './sidebarModel.ts';
import { UserText } from '../../components/UserText/UserText.tsx';

export interface SidebarProfileData {
  name: string;
  /** The line above `detail`: what the place is called, e.g. a hotel. */
  place?: string | undefined;
  /** The line under the name, e.g. 'Project ID: 7'. */
  detail: string;
  /** Entries of the profile menu. Without any the block is text alone. */
  items?: readonly SidebarItem[] | undefined;
}

/** Who is signed in, and for which project. */
export function SidebarProfile({
  profile,
  menuLabel,
}: {
  profile: SidebarProfileData;
  menuLabel: string;
}): ReactElement {
  const { minified } = useSidebar();
  const items = profile.items ?? [];
  if (items.length === 0) {
    return (
      <Still data-minified={minified || undefined} data-part="Profile">
        <UserCard profile={profile} minified={minified} />
      </Still>
    );
  }
  return minified ? (
    <FlyoutTrigger
      id=" profile"
      as="div"
      profile
      label={menuLabel}
      row={
        <>
          <UserCard profile={profile} minified />
          <VisuallyHidden>{menuLabel}</VisuallyHidden>
        </>
      }
    >
      <Still data-part="Profile">
        <UserCard profile={profile} minified={false} />
      </Still>
      <ProfileItems items={items} />
    </FlyoutTrigger>
  ) : (
    <SlidingProfile profile={profile} items={items} menuLabel={menuLabel} />
  );
}

/** The menu slides open below the block in 250 ms. */
function SlidingProfile({
  profile,
  items,
  menuLabel,
}: {
  profile: SidebarProfileData;
  items: readonly SidebarItem[];
  menuLabel: string;
}): ReactElement {
  const [open, setOpen] = useState(false);
  const menuId = useId();
  return (
    <div data-part="Profile">
      <ActionRow
        type="button"
        data-profile
        aria-expanded={open}
        aria-controls={menuId}
        onClick={() => setOpen(!open)}
      >
        <UserCard profile={profile} minified={false} />
        <VisuallyHidden>{menuLabel}</VisuallyHidden>
        <Icon name="chevrons-up-down" />
      </ActionRow>
      <Slide id={menuId} data-open={open || undefined} data-part="ProfileMenu">
        <ProfileItems items={items} />
      </Slide>
    </div>
  );
}

function ProfileItems({ items }: { items: readonly SidebarItem[] }): ReactElement {
  return (
    <List>
      {items.map((item) => (
        <li key={item.id}>
          <LeafRow item={item} minified={false} />
        </li>
      ))}
    </List>
  );
}

function UserCard({
  profile,
  minified,
}: {
  profile: SidebarProfileData;
  minified: boolean;
}): ReactElement {
  const text = (
    <>
      <Name>
        <UserText>{profile.name}</UserText>
      </Name>
      {profile.place && (
        <Place>
          <UserText>{profile.place}</UserText>
        </Place>
      )}
      <Detail>{profile.detail}</Detail>
    </>
  );
  return (
    <>
      <Avatar name={profile.name} aria-hidden />
      {minified ? (
        <VisuallyHidden>
          {[profile.name, profile.place, profile.detail].filter(Boolean).join(' ')}
        </VisuallyHidden>
      ) : (
        <Lines>{text}</Lines>
      )}
    </>
  );
}

const Still = styled.div`
  @layer concierge.components {
    display: flex;
    align-items: center;
    gap: ${t.space[3]};
    min-block-size: 48px;
    padding: 6px ${t.space[2]};

    &[data-minified] {
      padding-inline: 0;
    }
  }
`;

const Lines = styled.span`
  @layer concierge.components {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-inline-size: 0;
  }
`;

const Name = styled.span`
  @layer concierge.components {
    overflow: hidden;
    color: ${t.color.text};
    font: ${t.weight.semibold} ${t.text.md} ${t.font.sans};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Detail = styled.span`
  @layer concierge.components {
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.xs} ${t.font.sans};
    font-variant-numeric: tabular-nums;
  }
`;

const Place = styled(Detail)`
  @layer concierge.components {
    overflow: hidden;
    color: ${t.color.text};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Slide = styled.div`
  @layer concierge.components {
    ${collapse(t.motion.menu)}
  }
`;

const List = styled.ul`
  @layer concierge.components {
    > li {
      margin-block: 1px;
    }
    > li:first-child {
      padding-block-start: ${t.space[1]};
    }
  }
`;
