'use client';

import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import { iconOf, type IconSource } from '../../components/Icon/iconOf.tsx';
import { t } from '../../foundations/t.generated.ts';
import { Anchor } from '../../internal/Anchor.tsx';
import { focusRing } from '../../internal/focusRing.ts';
import type { ElementProps } from '../../internal/props.ts';
import type { RenderLink } from '../../internal/renderLink.ts';
import { NARROW } from '../narrow.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';

export interface HeaderProps extends ElementProps<'header', 'children'> {
  /**
   * The product's name, and where it leads. `icon` is its sign, by default a bell; `render` the link of a router
   * in place of ours.
   */
  brand: {
    label: string;
    href: string;
    icon?: IconSource | undefined;
    render?: RenderLink | undefined;
  };
  /** What follows the brand, e.g. a `ConnectionStatus`. */
  start?: ReactNode;
  /** Menus at the end edge. */
  end?: ReactNode;
  /** Name of the button that opens the sidebar as a drawer. The button shows where the sidebar is a drawer. */
  menuLabel: string;
  /** Whether the menu of a narrow screen is open. */
  menuOpen: boolean;
  /** The menu button of a narrow screen was pressed: whether the menu is to be open. */
  onMenuOpenChange: (open: boolean) => void;
}

/** The bar over every page: menu button on narrow screens, brand, status, menus. */
export function Header({
  brand,
  start,
  end,
  menuLabel,
  menuOpen,
  onMenuOpenChange,
  ...rest
}: HeaderProps): ReactElement {
  return (
    <Root {...rest} data-component="Header">
      <MenuButton
        type="button"
        aria-label={menuLabel}
        aria-expanded={menuOpen}
        onClick={() => onMenuOpenChange(!menuOpen)}
        data-part="MenuButton"
      >
        <Icon name={menuOpen ? 'x' : 'menu'} size={20} />
      </MenuButton>
      <Brand href={brand.href} render={brand.render} data-part="Brand">
        <Mark>{iconOf(brand.icon ?? 'concierge-bell')}</Mark>
        <BrandText>{brand.label}</BrandText>
      </Brand>
      {start && <Start data-part="Start">{start}</Start>}
      <End data-part="End">{end}</End>
    </Root>
  );
}

const Root = styled.header`
  @layer concierge.components {
    display: flex;
    align-items: center;
    gap: ${t.space[2]};
    block-size: 56px;
    padding-inline: ${t.space[5]} ${t.space[4]};
    border-block-end: 1px solid ${t.color.border};
    background: ${t.color.surface};

    @media ${NARROW} {
      padding-inline: ${t.space[2]};
    }
  }
`;

const MenuButton = styled.button`
  @layer concierge.components {
    display: none;
    place-items: center;
    flex: none;
    inline-size: ${t.size.controlLg};
    block-size: ${t.size.controlLg};
    padding: 0;
    border: 0;
    border-radius: ${t.radius.md};
    background: none;
    color: ${t.color.text};
    cursor: pointer;

    &:hover {
      background: ${t.color.surfaceHover};
    }
    &:focus-visible {
      ${focusRing}
      outline-offset: -2px;
    }

    @media ${NARROW} {
      display: grid;
    }
  }
`;

const Brand = styled(Anchor)`
  @layer concierge.components {
    display: flex;
    flex: 0 1 auto;
    align-items: center;
    gap: 10px;
    min-inline-size: max(36px, ${t.size.target});
    min-block-size: ${t.size.target};
    padding: ${t.space[1]};
    border-radius: ${t.radius.md};
    color: ${t.color.text};
    font: ${t.weight.semibold} ${t.text.lg} ${t.font.sans};
    letter-spacing: -0.01em;
    text-decoration: none;

    &:focus-visible {
      ${focusRing}
    }
  }
`;

const Mark = styled.span`
  @layer concierge.components {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border-radius: ${t.radius.md};
    background: ${t.color.accent};
    color: ${t.color.textOnAccent};
  }
`;

const BrandText = styled.span`
  @layer concierge.components {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;

    @media (max-width: 400px) {
      ${visuallyHidden}
    }
  }
`;

const Start = styled.div`
  @layer concierge.components {
    display: flex;
    align-items: center;
    gap: ${t.space[2]};
    min-inline-size: 0;
    margin-inline-start: ${t.space[3]};

    @media ${NARROW} {
      margin-inline-start: 0;
    }
  }
`;

const End = styled.div`
  @layer concierge.components {
    display: flex;
    flex: 0 1 auto;
    min-inline-size: 0;
    align-items: center;
    gap: ${t.space[1]};
    margin-inline-start: auto;

    & > button {
      flex: none;
    }
  }
`;
