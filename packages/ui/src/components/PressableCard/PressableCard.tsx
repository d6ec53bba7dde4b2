import type { HTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { Pressable } from '../../internal/Pressable.tsx';
import type { RenderLink } from '../../internal/renderLink.ts';

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the link or the button. */
export interface PressableCardProps extends Omit<HTMLAttributes<HTMLElement>, 'onClick'> {
  /** What stands in the card; its words are the accessible name. No other target may be in it. */
  children: ReactNode;
  /** Room inside. Default `md`. */
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined;
  /** Where it leads: it is a link. Within the product `UiProvider` takes the way. */
  href?: string | undefined;
  /** What it does: without `href` it is a button. */
  onPress?: (() => void) | undefined;
  /** The link of a router in place of ours: an element, or a function that spreads our props on one. */
  render?: RenderLink | undefined;
  /** Marks the chosen one of several, or the link to the current page. */
  selected?: boolean | undefined;
  /** Cannot be pressed, nor reached by Tab. For a button only. */
  disabled?: boolean | undefined;
  /** The link or the button. */
  ref?: Ref<HTMLElement> | undefined;
}

/** A card that is one large target: a link with `href`, a button with `onPress`. A box alone is a `Card`. */
export function PressableCard({
  padding = 'md',
  selected,
  children,
  ...rest
}: PressableCardProps): ReactElement {
  const link = rest.href !== undefined || rest.render !== undefined;
  const state = link ? { 'aria-current': 'page' as const } : { 'aria-pressed': true };
  return (
    <Root
      {...(selected === undefined ? {} : selected ? state : link ? {} : { 'aria-pressed': false })}
      {...rest}
      data-component="PressableCard"
      data-padding={padding}
      data-selected={selected ? true : undefined}
    >
      {/* A button centers what is lower than it, and may hold no blocks. */}
      <Body as={link ? 'div' : 'span'} data-part="Body">
        {children}
      </Body>
    </Root>
  );
}

const Root = styled(Pressable)`
  @layer concierge.components {
    box-sizing: border-box;
    display: flex;
    align-items: flex-start;
    inline-size: 100%;
    block-size: 100%;
    min-inline-size: 0;
    padding: ${t.space[5]};
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.lg};
    background: ${t.color.surface};
    color: ${t.color.text};
    font: ${t.weight.regular} ${t.text.md} ${t.font.sans};
    text-align: start;
    text-decoration: none;
    overflow-wrap: anywhere;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
    transition-property: background-color, border-color, box-shadow;
    transition-duration: ${t.motion.fast};

    &[data-padding='none'] {
      padding: 0;
      overflow: hidden;
    }
    &[data-padding='sm'] {
      padding: ${t.space[3]};
    }
    &[data-padding='lg'] {
      padding: ${t.space[8]};
    }
    &:hover:not(:disabled) {
      border-color: ${t.color.borderStrong};
      background: ${t.color.surfaceHover};
      box-shadow: ${t.shadow.sm};
    }
    &:active:not(:disabled) {
      background: ${t.color.surfaceActive};
    }
    &[data-selected] {
      border-color: ${t.color.accent};
      background: ${t.color.surfaceSelected};
      box-shadow: inset 0 0 0 1px ${t.color.accent};
    }
    &:focus-visible {
      ${focusRing}
    }
    &:disabled {
      cursor: not-allowed;
      opacity: 0.5;
    }
    @media (forced-colors: active) {
      &[data-selected] {
        border-color: Highlight;
        outline: 2px solid Highlight;
      }
      &:disabled {
        border-color: GrayText;
        color: GrayText;
        opacity: 1;
      }
    }
  }
`;

const Body = styled.div`
  @layer concierge.components {
    display: block;
    flex: 1;
    min-inline-size: 0;
  }
`;
