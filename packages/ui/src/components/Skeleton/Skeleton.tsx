import type { CSSProperties, ReactElement } from 'react';
import { keyframes, styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';

export interface SkeletonProps extends ElementProps<'span', 'children'> {
  /** CSS width. Default `100%`. */
  width?: string | undefined;
  /** CSS height. Default one line of text. */
  height?: string | undefined;
  /** Default `text`. */
  shape?: 'text' | 'block' | 'circle' | undefined;
}

/** Placeholder for content that is loading, at its size. Something around it has to announce the loading. */
export function Skeleton({
  width,
  height,
  shape = 'text',
  style,
  ref,
  ...rest
}: SkeletonProps): ReactElement {
  const size = { inlineSize: width, blockSize: height, ...style } satisfies CSSProperties;
  return (
    <Root
      {...rest}
      ref={ref}
      style={size}
      aria-hidden="true"
      data-component="Skeleton"
      data-shape={shape}
    />
  );
}

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

const Root = styled.span`
  @layer concierge.components {
    display: block;
    inline-size: 100%;
    block-size: 0.75em;
    border-radius: ${t.radius.sm};
    background: ${t.color.skeleton};
    animation: ${breathe} 1.6s ease-in-out infinite;

    &[data-shape='block'] {
      block-size: 64px;
      border-radius: ${t.radius.md};
    }
    &[data-shape='circle'] {
      inline-size: 32px;
      block-size: 32px;
      border-radius: ${t.radius.full};
    }
    @media (prefers-reduced-motion: reduce) {
      animation: none;
    }
    :root[data-motion='reduce'] & {
      animation: none;
    }
    @media (forced-colors: active) {
      background: GrayText;
    }
  }
`;
