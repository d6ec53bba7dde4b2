import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';

export interface InlineFilterBarProps extends ElementProps<'div', 'role' | 'aria-label'> {
  /** Accessible name. */
  label: string;
  /** Whether a filter is set; what is printed then says so. */
  set?: boolean | undefined;
  /** One field per filter; none while it is not known which there are: the bar keeps its place. */
  children?: ReactNode;
}

/** Few filters in one line, with their labels beside them; on a phone they stay in the page. */
export function InlineFilterBar({
  label,
  set = false,
  children,
  ...rest
}: InlineFilterBarProps): ReactElement {
  const isEmpty = children === undefined || children === null;
  return (
    <Root
      {...rest}
      {...(!isEmpty && { role: 'search', 'aria-label': label })}
      data-component="InlineFilterBar"
      data-set={set || undefined}
    >
      {children}
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    min-block-size: 34px;
    gap: ${t.space[2]} ${t.space[4]};

    & > [data-component='SearchField'] {
      flex: 1 1 240px;
      max-inline-size: 360px;
    }
    &
      > :is(
        [data-component='Select'],
        [data-component='MultiSelect'],
        [data-component='Combobox']
      ) {
      flex: 0 1 auto;
      min-inline-size: 0;

      & [data-part='Control'] {
        min-inline-size: 140px;
      }
    }
    @media (max-width: 640px) {
      & > [data-component] {
        flex: 1 1 100%;
        max-inline-size: none;
      }
      & [data-part='Control'] {
        flex: 1;
      }
    }

    @media print {
      &:not([data-set]) {
        display: none;
      }
    }
  }
`;
