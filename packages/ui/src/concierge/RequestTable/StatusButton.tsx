import { useId, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../foundations/t.generated.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { STATE_LOOK } from './requestState.ts';
import type { RequestRow, RequestTableLabels } from './requestTableTypes.ts';

export interface StatusButtonProps {
  row: RequestRow;
  labels: Pick<RequestTableLabels, 'states' | 'reply' | 'canceledByYou' | 'heldByOther'>;
  onClick: (row: RequestRow) => void;
}

/** The state of a row, and the way to change it (D5): disabled where a colleague holds it, 'canceled' where one canceled it. */
export function StatusButton({ row, labels, onClick }: StatusButtonProps): ReactElement {
  const reasonId = useId();
  const canceled = row.status_button === 'canceled';
  const open = row.status_button === 'open';
  const { tone, icon } = STATE_LOOK[canceled ? 3 : row.state];
  return (
    <>
      <Root
        type="button"
        disabled={!open}
        aria-describedby={row.status_button === 'disabled' ? reasonId : undefined}
        title={row.status_button === 'disabled' ? labels.heldByOther : undefined}
        data-component="StatusButton"
        data-tone={tone}
        onClick={() => onClick(row)}
      >
        <Icon name={icon} />
        <span>{canceled ? labels.canceledByYou : labels.states[row.state]}</span>
        {open && (
          <>
            <VisuallyHidden>{labels.reply(row)}</VisuallyHidden>
            <Icon name="chevron-down" data-part="Chevron" />
          </>
        )}
        {row.status_button === 'disabled' && <Icon name="lock" data-part="Lock" />}
      </Root>
      {row.status_button === 'disabled' && (
        <VisuallyHidden id={reasonId}>{labels.heldByOther}</VisuallyHidden>
      )}
    </>
  );
}

const tone = (name: 'waiting' | 'approved' | 'canceled' | 'done') => `
  &[data-tone='${name}'] {
    background: ${t.color.state[name].subtle};
    border-color: ${t.color.state[name].border};
    color: ${t.color.state[name].text};

    &:hover:not(:disabled) {
      background: ${t.color.state[name].solid};
      border-color: ${t.color.state[name].solid};
      color: ${t.color.state[name].onSolid};
    }
  }
`;

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 28px;
  padding: 0 ${t.space[2]};
  border: 1px solid;
  border-radius: 6px;
  font: ${t.weight.medium} ${t.text.sm} ${t.font.sans};
  white-space: nowrap;
  cursor: pointer;
  transition-property: background-color, border-color, color;
  transition-duration: ${t.motion.fast};

  /* Among many rows a column is no wider for a long word. */
  [data-many] & {
    text-align: start;
    white-space: normal;
  }
  & > svg {
    inline-size: 14px;
    block-size: 14px;
  }
  ${tone('waiting')}
  ${tone('approved')}
  ${tone('canceled')}
  ${tone('done')}

  &:disabled {
    border-style: dashed;
    background: transparent;
    cursor: not-allowed;
  }
  &:focus-visible {
    ${focusRing}
  }

  @media (pointer: coarse) {
    min-block-size: 40px;
    padding-inline: ${t.space[3]};
  }
  @media (forced-colors: active) {
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
