import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { focusRingInset } from '../../internal/focusRing.ts';
import { Pressable } from '../../internal/Pressable.tsx';
import type { ElementProps } from '../../internal/props.ts';
import type { RenderLink } from '../../internal/renderLink.ts';
import { Icon } from '../Icon/Icon.tsx';

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the root, an `li`. */
export interface ListRowProps extends ElementProps<'li', 'children' | 'title'> {
  /** What the row is. */
  title: ReactNode;
  /** More about it, under the title. */
  description?: ReactNode;
  /** Before the texts: an icon, an avatar, a picture. */
  start?: ReactNode;
  /** After the texts: a time, a badge, a state. */
  end?: ReactNode;
  /** Buttons of the row, beside what is pressed. */
  actions?: ReactNode;
  /** Where it leads: it is a link. Within the product `UiProvider` takes the way. */
  href?: string | undefined;
  /** What a press does: without `href` it is a button. */
  onPress?: (() => void) | undefined;
  /** The link of a router in place of ours: an element, or a function that spreads our props on one. */
  render?: RenderLink | undefined;
  /** Marks the row that is open beside the list. */
  current?: boolean | undefined;
  /** Cannot be pressed, nor reached by Tab. For a button only. */
  disabled?: boolean | undefined;
}

/**
 * One of several things under each other, to be read or pressed. Put the rows into a list: `<Stack as="ul" gap={0}>`.
 * For values in columns use `DataTable`.
 */
export function ListRow({
  title,
  description,
  start,
  end,
  actions,
  href,
  onPress,
  render,
  current,
  disabled,
  ref,
  ...rest
}: ListRowProps): ReactElement {
  const leads = href !== undefined || render !== undefined;
  const content = (
    <>
      {start}
      <Texts data-part="Texts">
        <Title data-part="Title">{title}</Title>
        {description && <Description data-part="Description">{description}</Description>}
      </Texts>
      {end && <End data-part="End">{end}</End>}
      {leads && <Icon name="chevron-right" data-part="Chevron" />}
    </>
  );
  return (
    <Root {...rest} ref={ref} data-component="ListRow" data-current={current ? true : undefined}>
      {leads || onPress ? (
        <Target
          href={href}
          onPress={onPress}
          render={render}
          disabled={disabled}
          data-part="Target"
          {...(current ? { 'aria-current': true } : {})}
        >
          {content}
        </Target>
      ) : (
        <Plain>{content}</Plain>
      )}
      {actions && <Actions data-part="Actions">{actions}</Actions>}
    </Root>
  );
}

const Root = styled.li`
  @layer concierge.components {
    display: flex;
    align-items: stretch;
    min-inline-size: 0;
    list-style: none;

    & + & {
      border-block-start: 1px solid ${t.color.border};
    }
    &[data-current] {
      background: ${t.color.surfaceSelected};
    }
    @media (forced-colors: active) {
      &[data-current] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
  }
`;

const line = `
  box-sizing: border-box;
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${t.space[3]};
  min-inline-size: 0;
  min-block-size: 48px;
  padding: ${t.space[2]} ${t.space[3]};
  color: ${t.color.text};
  font: ${t.weight.regular} ${t.text.md} ${t.font.sans};
`;

const Plain = styled.div`
  @layer concierge.components {
    ${line}
  }
`;

const Target = styled(Pressable)`
  @layer concierge.components {
    ${line}
    border: 0;
    background: none;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
    transition: background-color ${t.motion.fast};

    &:hover:not(:disabled) {
      background: ${t.color.surfaceHover};
    }
    &:active:not(:disabled) {
      background: ${t.color.surfaceActive};
    }
    &:focus-visible {
      ${focusRingInset}
    }
    &:disabled {
      color: ${t.color.textMuted};
      cursor: not-allowed;
    }
    & > [data-part='Chevron'] {
      color: ${t.color.textMuted};
    }
    & > [data-part='Chevron']:dir(rtl) {
      transform: scaleX(-1);
    }
  }
`;

const Texts = styled.span`
  @layer concierge.components {
    display: grid;
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Title = styled.span`
  @layer concierge.components {
    font-weight: ${t.weight.medium};
  }
`;

const Description = styled.span`
  @layer concierge.components {
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
  }
`;

const End = styled.span`
  @layer concierge.components {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: ${t.space[2]};
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
    font-variant-numeric: tabular-nums;
  }
`;

const Actions = styled.div`
  @layer concierge.components {
    display: flex;
    flex: none;
    align-items: center;
    gap: ${t.space[1]};
    padding-inline-end: ${t.space[2]};
  }
`;
