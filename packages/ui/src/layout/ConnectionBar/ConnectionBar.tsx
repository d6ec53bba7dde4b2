import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import { NARROW } from '../narrow.ts';

export interface ConnectionBarProps extends ElementProps<'div', 'children'> {
  /** Ready to show, e.g. 'No connection since 02.03.2026 09:24. The list may be out of date.' */
  text: string;
  /** Text of the button that tries at once. */
  retryLabel: string;
  /** Tries to connect now. */
  onRetry: () => void;
  /** It is being tried. Default false. */
  pending?: boolean | undefined;
}

/** Says across the page that it is old, and since when. For the `notice` of an `AppShell`. */
export function ConnectionBar({
  text,
  retryLabel,
  onRetry,
  pending = false,
  ...rest
}: ConnectionBarProps): ReactElement {
  return (
    <Root {...rest} data-component="ConnectionBar">
      <Icon name="wifi-off" />
      <Text role="status" data-part="Text">
        {text}
      </Text>
      <Button size="sm" pending={pending} onClick={() => onRetry()} data-part="Retry">
        {retryLabel}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    display: flex;
    align-items: center;
    gap: 10px;
    box-sizing: border-box;
    block-size: 100%;
    padding-inline: ${t.space[5]} ${t.space[4]};
    border-block-end: 1px solid ${t.color.danger.border};
    background: ${t.color.danger.subtle};
    color: ${t.color.danger.text};
    font: ${t.weight.medium} ${t.text.sm} ${t.font.sans};
    font-variant-numeric: tabular-nums;

    & > :last-child {
      flex: none;
    }
    @media ${NARROW} {
      padding-inline: ${t.space[4]} ${t.space[2]};
    }
  }
`;

const Text = styled.p`
  @layer concierge.components {
    min-inline-size: 0;

    @media (max-width: 640px) {
      flex: 1;
    }
  }
`;
