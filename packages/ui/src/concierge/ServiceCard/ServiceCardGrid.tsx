import { Children, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';

export interface ServiceCardGridProps extends ElementProps<'ul'> {
  /** Name of the list. */
  label: string;
  /** `ServiceCard`s; each becomes an item of the list. */
  children: ReactNode;
}

/** Service cards side by side, as many as there is room for. */
export function ServiceCardGrid({ label, children, ...rest }: ServiceCardGridProps): ReactElement {
  return (
    <Grid {...rest} aria-label={label} data-component="ServiceCardGrid">
      {Children.map(Children.toArray(children), (child) => (
        <Cell>{child}</Cell>
      ))}
    </Grid>
  );
}

export interface ServiceCardSkeletonsProps extends ElementProps<'div', 'children'> {
  /** How many placeholders. Default 6. */
  count?: number | undefined;
  /** Read out while loading. */
  label: string;
}

/** Placeholders of the cards during the first load. */
export function ServiceCardSkeletons({
  count = 6,
  label,
  ...rest
}: ServiceCardSkeletonsProps): ReactElement {
  return (
    <Places {...rest} data-component="ServiceCardSkeletons">
      {Array.from({ length: count }, (_, at) => (
        <Place key={at}>
          <Skeleton shape="block" width="40px" height="40px" />
          <Skeleton width="60%" />
          <Skeleton shape="block" width="88px" height="32px" />
          <Skeleton width="40%" />
        </Place>
      ))}
      <VisuallyHidden role="status">{label}</VisuallyHidden>
    </Places>
  );
}

const columns = `
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 224px), 1fr));
  gap: ${t.space[4]};

  @media (max-width: 480px) {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 148px), 1fr));
    gap: ${t.space[3]};
  }
`;

const Grid = styled.ul`
  @layer concierge.components {
    ${columns}
    grid-auto-rows: 1fr;
    padding: 0;
    list-style: none;
  }
`;

const Cell = styled.li`
  @layer concierge.components {
    display: grid;
    min-inline-size: 0;
  }
`;

const Places = styled.div`
  @layer concierge.components {
    position: relative;
    ${columns}
  }
`;

/** Icon and name above the count and the action, as in the card. */
const Place = styled.div`
  @layer concierge.components {
    display: grid;
    grid-template: auto 1fr 40px / 40px 1fr;
    align-items: center;
    column-gap: ${t.space[3]};
    min-block-size: 172px;
    padding: ${t.space[4]} ${t.space[4]} 0;
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.lg};
    background: ${t.color.surface};

    & > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;
