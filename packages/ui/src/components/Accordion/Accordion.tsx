'use client';

import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { collapse } from '../../internal/collapse.ts';
import { focusRingInset } from '../../internal/focusRing.ts';
import type { ElementProps } from '../../internal/props.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface AccordionItem {
  id: string;
  /** What the part is about: the button that opens it. */
  title: ReactNode;
  content: ReactNode;
  /** Cannot be opened or closed. */
  disabled?: boolean | undefined;
}

export interface AccordionProps extends ElementProps<'div', 'children'> {
  /** The parts, in this order. */
  items: ReadonlyArray<AccordionItem>;
  /** The ids of the open parts, where the caller keeps them. */
  open?: ReadonlyArray<string> | undefined;
  /** The ids of the parts that are open at first, where it keeps itself. Default none. */
  defaultOpen?: ReadonlyArray<string> | undefined;
  /** The user opened or closed a part: the ids of all that are open now. */
  onOpenChange?: ((open: string[]) => void) | undefined;
  /** Whether several may be open. Otherwise one closes as another opens. */
  multiple?: boolean | undefined;
  /** Place of the titles in the outline of the page. Default 3. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
}

const NONE: readonly string[] = [];

/** Parts under each other that are read one by one, such as questions with their answers. Closed parts keep their state. */
export function Accordion({
  items,
  open: controlled,
  defaultOpen = NONE,
  onOpenChange,
  multiple = false,
  headingLevel = 3,
  ref,
  ...rest
}: AccordionProps): ReactElement {
  const id = useId();
  const [own, setOwn] = useState(defaultOpen);
  const open = controlled ?? own;
  const toggle = (item: string) => {
    const others = multiple ? open.filter((one) => one !== item) : [];
    const next = open.includes(item) ? others : [...others, item];
    setOwn(next);
    onOpenChange?.(next);
  };
  return (
    <Root {...rest} ref={ref} data-component="Accordion">
      {items.map((item, at) => {
        const shown = open.includes(item.id);
        const button = `${id}-${at}`;
        return (
          <Part key={item.id} data-part="Item">
            <Title as={`h${headingLevel}` as const}>
              <Toggle
                type="button"
                id={button}
                aria-expanded={shown}
                aria-controls={`${button}-panel`}
                disabled={item.disabled}
                onClick={() => toggle(item.id)}
                data-part="Toggle"
              >
                <span>{item.title}</span>
                <Icon name="chevron-down" />
              </Toggle>
            </Title>
            <Slide
              id={`${button}-panel`}
              role="region"
              aria-labelledby={button}
              data-open={shown ? true : undefined}
              data-part="Panel"
            >
              <div>
                <Content data-part="Content">{item.content}</Content>
              </div>
            </Slide>
          </Part>
        );
      })}
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    min-inline-size: 0;
    border-block: 1px solid ${t.color.border};
    color: ${t.color.text};
    font: ${t.weight.regular} ${t.text.md} ${t.font.sans};
  }
`;

const Part = styled.div`
  @layer concierge.components {
    & + & {
      border-block-start: 1px solid ${t.color.border};
    }
  }
`;

const Title = styled.h3`
  @layer concierge.components {
    margin: 0;
    font: inherit;
  }
`;

const Toggle = styled.button`
  @layer concierge.components {
    box-sizing: border-box;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${t.space[3]};
    inline-size: 100%;
    min-block-size: max(44px, ${t.size.target});
    padding: ${t.space[2]};
    border: 0;
    background: none;
    color: inherit;
    font: ${t.weight.medium} ${t.text.md} ${t.font.sans};
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
    transition: background-color ${t.motion.fast};

    & > svg {
      color: ${t.color.textMuted};
      transition: transform ${t.motion.slide};
    }
    &[aria-expanded='true'] > svg {
      transform: rotate(180deg);
    }
    &:hover:not(:disabled) {
      background: ${t.color.surfaceHover};
    }
    &:focus-visible {
      ${focusRingInset}
    }
    &:disabled {
      cursor: not-allowed;
      opacity: 0.5;
    }
  }
`;

const Slide = styled.div`
  @layer concierge.components {
    ${collapse()}
  }
`;

const Content = styled.div`
  @layer concierge.components {
    padding: ${t.space[1]} ${t.space[2]} ${t.space[4]};
    overflow-wrap: anywhere;
  }
`;
