'use client';

import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import { UserText } from '../../components/UserText/UserText.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';

export interface UserMenuLabels {
  /** Name of the menu, and of its button together with the username. */
  menu: string;
  editProfile: string;
  logout: string;
}

export interface UserMenuProps extends ElementProps<'button', 'children'> {
  /** Who is signed in. */
  username: string;
  /** Texts, for screen readers too. */
  labels: UserMenuLabels;
  /** The user wants to see their profile. */
  onEditProfile: () => void;
  /** The user signs out. */
  onLogout: () => void;
}

/** Who is signed in, with 'edit profile' and 'logout'. On narrow screens only the avatar is shown. */
export function UserMenu({
  username,
  labels,
  onEditProfile,
  onLogout,
  ...rest
}: UserMenuProps): ReactElement {
  return (
    <Menu
      align="end"
      label={labels.menu}
      trigger={
        <Trigger {...rest} variant="ghost" iconEnd="chevron-down" data-part="UserMenu">
          <Inline as="span" wrap={false}>
            <Avatar name={username} size="sm" aria-hidden />
            <Name>
              <UserText>{username}</UserText>
            </Name>
            <VisuallyHidden>{labels.menu}</VisuallyHidden>
          </Inline>
        </Trigger>
      }
      items={[
        { id: 'profile', label: labels.editProfile, icon: 'user-cog', onSelect: onEditProfile },
        { id: 'logout', label: labels.logout, icon: 'log-out', onSelect: onLogout },
      ]}
    />
  );
}

const Trigger = styled(Button)`
  @layer concierge.components {
    min-inline-size: ${t.size.target};
    padding-inline: 6px ${t.space[2]};

    @media (max-width: 480px) {
      & > svg:last-child {
        display: none;
      }
    }
  }
`;

const Name = styled.span`
  @layer concierge.components {
    max-inline-size: 180px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;

    @media (max-width: 640px) {
      ${visuallyHidden}
    }
  }
`;
