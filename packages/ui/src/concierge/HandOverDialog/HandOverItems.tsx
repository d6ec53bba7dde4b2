'use client';

import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { t } from '../../foundations/t.generated.ts';
import type { HandOverItem } from './handOverTypes.ts';
import { UserText } from '../../components/UserText/UserText.tsx';

interface HandOverItemsProps {
  label: string;
  items: ReadonlyArray<HandOverItem>;
  /** Those the user has taken out again. */
  kept?: ReadonlyArray<number>;
  disabled?: boolean;
  /** Lets the user choose among several. */
  onToggle?: ((id: number) => void) | undefined;
}

/** The requests: one is named, several may be chosen from, those with a result say it. */
export function HandOverItems({
  label,
  items,
  kept = [],
  disabled = false,
  onToggle,
}: HandOverItemsProps): ReactElement {
  return (
    <List aria-label={label} data-part="Items">
      {items.map(({ id, name, detail, result }) => {
        const words = (
          <>
            <Name>
              <UserText>{name}</UserText>
            </Name>
            <Detail>{detail}</Detail>
          </>
        );
        return (
          <li key={id} data-part="Item" data-ok={result?.ok}>
            {result || items.length === 1 || !onToggle ? (
              <Words>{words}</Words>
            ) : (
              <Choice
                checked={!kept.includes(id)}
                disabled={disabled}
                onChange={() => onToggle(id)}
              >
                {words}
              </Choice>
            )}
            {result && (
              <Result data-part="Result">
                <Icon name={result.ok ? 'circle-check' : 'triangle-alert'} />
                {result.text}
              </Result>
            )}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  @layer concierge.components {
    display: grid;
    margin: 0;
    padding: 0;
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.md};
    list-style: none;

    /* Without a checkbox nothing in it takes the focus: then the dialog scrolls. */
    &:has(input) {
      max-block-size: 240px;
      overflow: auto;
    }

    & > li {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${t.space[1]} ${t.space[3]};
      padding: ${t.space[2]} ${t.space[3]};
    }
    & > li + li {
      border-block-start: 1px solid ${t.color.border};
    }
  }
`;

const Words = styled.div`
  @layer concierge.components {
    flex: 1;
    min-inline-size: 140px;
  }
`;

const Choice = styled(Checkbox)`
  @layer concierge.components {
    flex: 1;
    min-inline-size: 140px;
  }
`;

const Name = styled.span`
  @layer concierge.components {
    display: block;
    font: ${t.weight.medium} ${t.text.md} ${t.font.sans};
    overflow-wrap: anywhere;
  }
`;

const Detail = styled.span`
  @layer concierge.components {
    display: block;
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

const Result = styled.span`
  @layer concierge.components {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    color: ${t.color.success.text};
    font: ${t.weight.medium} ${t.text.sm} ${t.font.sans};
    overflow-wrap: anywhere;

    [data-ok='false'] > & {
      color: ${t.color.warning.text};
    }
  }
`;
