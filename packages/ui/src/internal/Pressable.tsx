import { cloneElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import { mergeRefs } from './mergeRefs.ts';
import { useLinkClick } from './navigation.ts';

interface PressableProps extends Omit<HTMLAttributes<HTMLElement>, 'onClick'> {
  /** Where it leads: it is a link. */
  href?: string | undefined;
  /** What it does: without `href` it is a button. */
  onPress?: (() => void) | undefined;
  /** The link of a router, which stands in place of ours. */
  render?: ReactElement | undefined;
  /** For a button only: what leads nowhere is no link. */
  disabled?: boolean | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

interface Rendered extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
}

/** The element with our props: its own win, both classes, refs and click handlers stay. */
function withProps(
  element: ReactElement,
  { href: _href, disabled: _disabled, onPress, ref, ...own }: PressableProps,
): ReactElement {
  const given = element.props as Rendered;
  const merged: Rendered = {
    ...own,
    ...given,
    className: [own.className, given.className].filter(Boolean).join(' '),
    onClick: (event) => {
      given.onClick?.(event);
      onPress?.();
    },
  };
  if (ref) merged.ref = mergeRefs(ref, given.ref);
  return cloneElement(element as ReactElement<Rendered>, merged);
}

/** A link, a router's link or a button, which looks like what its class says. */
export function Pressable({ render, ...props }: PressableProps): ReactElement {
  const press = () => props.onPress?.();
  const follow = useLinkClick(press);
  if (render) return withProps(render, props);
  const { href, onPress: _onPress, disabled, ref, children, ...rest } = props;
  if (href !== undefined) {
    return (
      <a {...rest} ref={ref as Ref<HTMLAnchorElement>} href={href} onClick={follow}>
        {children}
      </a>
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
