import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import type { RenderLink } from '../../internal/renderLink.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

export interface FigureChange {
  /** The change in words, with what it is compared with: '+12% on the 7 days before'. */
  text: string;
  /** Where it went. */
  direction: 'up' | 'down' | 'same';
  /** Whether that is good news. Default `neutral`. */
  tone?: 'good' | 'bad' | 'neutral' | undefined;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the root. */
export interface FigureProps extends ElementProps<'div', 'children'> {
  /** What the number is of. */
  label: string;
  /** The number, as it is written in the language of the page. */
  value: string;
  /** The list that it counts. */
  href?: string | undefined;
  /** How it differs from the period before. */
  change?: FigureChange | undefined;
  /** More about the number: a second one, or since when. */
  detail?: string | undefined;
  /** The first load: a placeholder in place of the number. */
  loading?: boolean | undefined;
  /** The link of a router in place of ours: an element, or a function that spreads our props on one. */
  render?: RenderLink | undefined;
}

const ICONS = { up: 'chevron-up', down: 'chevron-down', same: 'minus' } as const;

/** One number with its change from the period before. Put several side by side in a `Grid`. */
export function Figure({
  label,
  value,
  href,
  change,
  detail,
  loading = false,
  render,
  ...rest
}: FigureProps): ReactElement {
  return (
    <Root {...rest} data-component="Figure" aria-busy={loading || undefined}>
      <Label data-part="Label">{label}</Label>
      <Value data-part="Value">
        {loading && <Skeleton width="4ch" height="1em" />}
        {!loading &&
          (href === undefined ? (
            value
          ) : (
            <Link href={href} render={render} aria-label={`${label}: ${value}`}>
              {value}
            </Link>
          ))}
      </Value>
      {change && !loading && (
        <Change data-part="Change" data-tone={change.tone}>
          <Icon name={ICONS[change.direction]} />
          {change.text}
        </Change>
      )}
      {detail && !loading && <Label as="span">{detail}</Label>}
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    display: grid;
    align-content: start;
    gap: ${t.space[1]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Label = styled.span`
  @layer concierge.components {
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
  }
`;

const Value = styled.span`
  @layer concierge.components {
    color: ${t.color.text};
    font: ${t.weight.semibold} ${t.text.xxl} ${t.font.heading};
    font-variant-numeric: tabular-nums;
  }
`;

const Change = styled.span`
  @layer concierge.components {
    display: flex;
    align-items: center;
    gap: ${t.space[1]};
    color: ${t.color.textMuted};
    font: ${t.weight.medium} ${t.text.sm} ${t.font.sans};

    & > svg {
      flex: none;
    }
    &[data-tone='good'] {
      color: ${t.color.success.text};
    }
    &[data-tone='bad'] {
      color: ${t.color.danger.text};
    }
  }
`;
