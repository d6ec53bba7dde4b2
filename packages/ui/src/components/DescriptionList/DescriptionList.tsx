import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';

export interface DescriptionListItem {
  /** What it is; also what tells it from the others. */
  term: string;
  /** Its value. */
  description: ReactNode;
}

export interface DescriptionListProps extends ElementProps<'dl', 'children'> {
  /** The facts, in this order. */
  items: ReadonlyArray<DescriptionListItem>;
  /**
   * `rows` puts value beside term while there is room, `stacked` under it, `grid` as many of such pairs side by side
   * as find room. Default `rows`.
   */
  layout?: 'rows' | 'stacked' | 'grid' | undefined;
  /** Lines between the facts. */
  divided?: boolean | undefined;
}

/** Facts about one thing, each with its name. For many things with the same facts use `DataTable`. */
export function DescriptionList({
  items,
  layout = 'rows',
  divided,
  ref,
  ...rest
}: DescriptionListProps): ReactElement {
  return (
    <Root
      {...rest}
      ref={ref}
      data-component="DescriptionList"
      data-layout={layout}
      data-divided={divided ? true : undefined}
    >
      {items.map(({ term, description }) => (
        <Fact key={term} data-part="Item">
          <dt data-part="Term">{term}</dt>
          <dd data-part="Description">{description}</dd>
        </Fact>
      ))}
    </Root>
  );
}

const Root = styled.dl`
  @layer concierge.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${t.space[3]} ${t.space[4]};
    min-inline-size: 0;
    margin: 0;
    color: ${t.color.text};
    font: ${t.weight.regular} ${t.text.md} ${t.font.sans};
    font-variant-numeric: tabular-nums;

    &[data-layout='grid'] {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
    }
  }
`;

const Fact = styled.div`
  @layer concierge.components {
    min-inline-size: 0;
    overflow-wrap: anywhere;

    & > dt {
      color: ${t.color.textMuted};
      font: ${t.weight.medium} ${t.text.xs} ${t.font.sans};
    }
    & > dd {
      margin: 2px 0 0;
    }
    [data-layout='rows'] > & {
      display: flex;
      flex-wrap: wrap;
      gap: 2px ${t.space[4]};

      & > dt {
        flex: 1 1 140px;
        font: ${t.weight.regular} ${t.text.md} ${t.font.sans};
      }
      & > dd {
        flex: 2 1 200px;
        margin: 0;
      }
    }
    [data-divided] > &:not(:last-child) {
      padding-block-end: ${t.space[3]};
      border-block-end: 1px solid ${t.color.border};
    }
  }
`;
