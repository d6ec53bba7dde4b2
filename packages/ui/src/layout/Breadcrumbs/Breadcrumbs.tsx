import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import { t } from '../../foundations/t.generated.ts';
import { Anchor } from '../../internal/Anchor.tsx';
import { focusRing } from '../../internal/focusRing.ts';
import type { ElementProps } from '../../internal/props.ts';
import type { RenderLink } from '../../internal/renderLink.ts';
import { screenOnly } from '../../internal/screenOnly.ts';

export interface BreadcrumbsProps extends ElementProps<'nav', 'children'> {
  /** Name of the navigation, e.g. 'Breadcrumb'. */
  label: string;
  /** From the root to the current page, which is the last. `render` is the link of a router in place of ours. */
  items: ReadonlyArray<{
    label: string;
    href?: string | undefined;
    render?: RenderLink | undefined;
  }>;
}

/** The path from the start to this page. */
export function Breadcrumbs({ label, items, ...rest }: BreadcrumbsProps): ReactElement {
  return (
    <Root aria-label={label} {...rest} data-component="Breadcrumbs">
      <List>
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li key={index}>
              {item.href === undefined && !item.render ? (
                <Here aria-current={last ? 'page' : undefined}>{item.label}</Here>
              ) : (
                <Step
                  href={item.href}
                  render={item.render}
                  aria-current={last ? 'page' : undefined}
                >
                  {item.label}
                </Step>
              )}
              {!last && <Separator name="chevron-right" />}
            </li>
          );
        })}
      </List>
    </Root>
  );
}

const Root = styled.nav`
  @layer concierge.components {
    color: ${t.color.textMuted};
    font: ${t.weight.medium} ${t.text.sm} ${t.font.sans};
    overflow-wrap: anywhere;
    ${screenOnly}
  }
`;

const List = styled.ol`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;

    > li {
      display: flex;
      align-items: center;
      min-block-size: ${t.size.target};
    }
  }
`;

const Step = styled(Anchor)`
  @layer concierge.components {
    display: inline-flex;
    align-items: center;
    min-block-size: ${t.size.target};
    min-inline-size: ${t.size.target};
    border-radius: ${t.radius.sm};
    color: inherit;
    text-decoration: none;

    &:hover {
      color: ${t.color.text};
      text-decoration: underline;
      text-underline-offset: 3px;
    }
    &[aria-current] {
      color: ${t.color.text};
    }
    &:focus-visible {
      ${focusRing}
    }
  }
`;

const Here = styled.span`
  @layer concierge.components {
    &[aria-current] {
      color: ${t.color.text};
    }
  }
`;

const Separator = styled(Icon)`
  @layer concierge.components {
    inline-size: 14px;
    block-size: 14px;
    margin-inline: ${t.space[1]};
    color: ${t.color.borderControl};

    &:dir(rtl) {
      scale: -1 1;
    }
  }
`;
