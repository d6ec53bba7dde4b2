'use client';

import type { HTMLAttributes, MouseEventHandler, ReactElement, Ref } from 'react';
import { Anchor } from './Anchor.tsx';
import type { RenderLink } from './renderLink.ts';

interface PressableProps extends Omit<HTMLAttributes<HTMLElement>, 'onClick'> {
  /** Where it leads: it is a link. */
  href?: string | undefined;
  /** What it does: without `href` it is a button. */
  onPress?: (() => void) | undefined;
  /** The link of a router, which stands in place of ours. */
  render?: RenderLink | undefined;
  /** For a button only: what leads nowhere is no link. */
  disabled?: boolean | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A link, a router's link or a button, which looks like what its class says. */
export function Pressable({
  href,
  render,
  onPress,
  disabled,
  ref,
  children,
  ...rest
}: PressableProps): ReactElement {
  const press: MouseEventHandler = () => onPress?.();
  if (href !== undefined || render) {
    return (
      <Anchor
        {...rest}
        ref={ref as Ref<HTMLAnchorElement>}
        href={href}
        render={render}
        onClick={press}
      >
        {children}
      </Anchor>
    );
  }
  return (
    <button
      {...rest}
      ref={ref as Ref<HTMLButtonElement>}
      type="button"
      disabled={disabled}
      onClick={press}
    >
      {children}
    </button>
  );
}
