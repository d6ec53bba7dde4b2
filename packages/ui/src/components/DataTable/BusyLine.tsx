import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';

/** A thin moving line at the top. It appears after 400 ms, so that quick answers show nothing at all. */
export function BusyLine({ active }: { active: boolean }): ReactElement {
  return <Line data-part="BusyLine" data-active={active || undefined} aria-hidden="true" />;
}

const Line = styled.div`
  @layer concierge.components {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    z-index: 1;
    block-size: 2px;
    overflow: hidden;
    opacity: 0;
    pointer-events: none;
    transition: opacity ${t.motion.fast};

    &[data-active] {
      opacity: 1;
      transition-delay: 400ms;
    }
    &::after {
      content: '';
      display: block;
      inline-size: 34%;
      block-size: 100%;
      background: ${t.color.accent};
    }
    &[data-active]::after {
      animation: cc-busy 1.2s ease-in-out infinite;
    }
    @media (prefers-reduced-motion: reduce) {
      &[data-active]::after {
        inline-size: 100%;
        animation: none;
      }
    }
    :root[data-motion='reduce'] &[data-active]::after,
    :host([data-motion='reduce']) &[data-active]::after {
      inline-size: 100%;
      animation: none;
    }
    @media (forced-colors: active) {
      &::after {
        background: Highlight;
      }
    }
  }
`;
