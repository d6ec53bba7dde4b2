import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';

export interface SkeletonProps extends ElementProps<'span', 'children'> {
  /** CSS width. Default `100%`. */
  width?: string | undefined;
  /** CSS height. Default one line of text. */
  height?: string | undefined;
  /** What it stands in for: lines of text, a box or an avatar. Default `text`. */
  shape?: 'text' | 'block' | 'circle' | undefined;
}

/** Placeholder for content that is loading, at its size. Something around it has to announce the loading. */
export function Skeleton({ width, height, shape = 'text', ...rest }: SkeletonProps): ReactElement {
  return (
    <Root
      {...rest}
      $width={width}
      $height={height}
      aria-hidden="true"
      data-component="Skeleton"
      data-shape={shape}
    />
  );
}

interface Size {
  $width: string | undefined;
  $height: string | undefined;
}

const Root = styled.span<Size>`
  @layer concierge.components {
    display: block;
    inline-size: 100%;
    block-size: 0.75em;
    border-radius: ${t.radius.sm};
    background: ${t.color.skeleton};
    animation: cc-pulse 1.6s ease-in-out infinite;

    &[data-shape='block'] {
      block-size: 64px;
      border-radius: ${t.radius.md};
    }
    &[data-shape='circle'] {
      inline-size: 32px;
      block-size: 32px;
      border-radius: ${t.radius.full};
    }
    &[data-shape] {
      ${({ $width }) => $width && `inline-size: ${$width};`}
      ${({ $height }) => $height && `block-size: ${$height};`}
    }
    @media (prefers-reduced-motion: reduce) {
      animation: none;
    }
    :root[data-motion='reduce'] &,
    :host([data-motion='reduce']) & {
      animation: none;
    }
    @media (forced-colors: active) {
      background: GrayText;
    }
  }
`;
