'use client';

import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { screenOnly } from '../../internal/screenOnly.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { isEmpty } from './chartModel.ts';
import { ChartTable } from './ChartTable.tsx';
import type { ChartProps } from './chartTypes.ts';

interface ChartFrameProps extends ChartProps {
  /** Value of `data-component`. */
  component: string;
  /** CSS height that the picture has at least, kept while it loads and when it is empty. */
  height: string;
  /** Between title and picture. */
  legend?: ReactNode;
  /** Rendered while the picture is shown; gets the id of its name. */
  renderPicture: (titleId: string) => ReactNode;
}

/** Title, switch and states of a picture. */
export function ChartFrame({
  component,
  height,
  legend,
  renderPicture,
  title,
  level = 3,
  heading,
  series,
  points,
  format,
  labels,
  loading = false,
  table,
  render,
  ...rest
}: ChartFrameProps): ReactElement {
  const titleId = useId();
  const [asTable, setAsTable] = useState(false);
  const empty = !loading && isEmpty(points);
  return (
    <Root
      aria-labelledby={titleId}
      {...rest}
      data-component={component}
      aria-busy={loading || undefined}
    >
      <Head>
        <figcaption id={titleId}>
          <Heading level={level} size="md">
            {title}
          </Heading>
        </figcaption>
        <Toggle
          checked={asTable}
          onChange={setAsTable}
          disabled={loading || empty}
          aria-describedby={titleId}
        >
          {labels.showTable}
        </Toggle>
      </Head>
      <VisuallyHidden role="status">{loading ? labels.loading : ''}</VisuallyHidden>
      {!loading && !empty && !asTable && legend}
      <Body data-part="Body" style={{ minBlockSize: height }}>
        {loading && <Skeleton shape="block" height={height} />}
        {empty && <EmptyState title={labels.empty} />}
        {!loading &&
          !empty &&
          (asTable
            ? (table ?? (
                <ChartTable {...{ heading, series, points, format, render }} label={title} />
              ))
            : renderPicture(titleId))}
      </Body>
    </Root>
  );
}

const Root = styled.figure`
  @layer concierge.components {
    container-type: inline-size;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${t.space[3]};
    /* A container has no width of its own. */
    inline-size: 100%;
    margin: 0;
    color: ${t.color.text};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};

    @media print {
      break-inside: avoid;
    }
  }
`;

const Head = styled.div`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${t.space[1]} ${t.space[4]};
  }
`;

const Toggle = styled(Switch)`
  @layer concierge.components {
    ${screenOnly}
  }
`;

const Body = styled.div`
  @layer concierge.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
`;
