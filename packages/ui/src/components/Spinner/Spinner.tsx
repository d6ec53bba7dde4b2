import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { ElementProps } from '../../internal/props.ts';

export interface SpinnerProps extends ElementProps<'span', 'children'> {
  /** What is loading. Without it the spinner is decoration and something else must announce it. */
  label?: string | undefined;
  /** Edge in px. Default 16. */
  size?: 16 | 20 | 24 | undefined;
}

/** A wait of unknown length in a small place. For a first load of content use `Skeleton`. */
export function Spinner({ label, size = 16, ...rest }: SpinnerProps): ReactElement {
  return (
    <Root
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      data-component="Spinner"
    >
      <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
        <circle
          cx="12"
          cy="12"
          r="9"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          opacity="0.22"
        />
        <path
          d="M21 12a9 9 0 0 0-9-9"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
    </Root>
  );
}

const Root = styled.span`
  @layer concierge.components {
    display: inline-flex;
    flex: none;

    & > svg {
      animation: cc-turn 800ms linear infinite;
    }

    /* Still recognized as a spinner, without movement. */
    @media (prefers-reduced-motion: reduce) {
      & > svg {
        animation: none;
      }
    }
    :root[data-motion='reduce'] & > svg,
    :host([data-motion='reduce']) & > svg {
      animation: none;
    }
  }
`;
