'use client';

import type { ReactElement } from 'react';
import { t } from '../../foundations/t.generated.ts';
import { focusRing } from '../../internal/focusRing.ts';
import type { RequestRow, RequestTableLabels } from './requestTableTypes.ts';
import { UserText } from '../../components/UserText/UserText.tsx';

export interface DeviceButtonProps {
  row: RequestRow;
  labels: Pick<RequestTableLabels, 'reply' | 'view'>;
  onClick: (row: RequestRow) => void;
}

/** The device as the button that opens the reply, where no status button does. */
export function DeviceButton({ row, labels, onClick }: DeviceButtonProps): ReactElement {
  return (
    <button
      type="button"
      aria-label={row.status_button === 'open' ? labels.reply(row) : labels.view(row)}
      data-component="DeviceButton"
      onClick={() => onClick(row)}
    >
      <UserText>{row.device_name}</UserText>
    </button>
  );
}

/** Styles of a device button, for the table around it. */
export const deviceButtonStyle: string = `
  min-block-size: 24px;
  padding: 0;
  border: 0;
  border-radius: ${t.radius.sm};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: underline ${t.color.borderStrong};
  text-underline-offset: 3px;
  cursor: pointer;

  &:hover {
    color: ${t.color.link};
    text-decoration-color: currentColor;
  }
  &:focus-visible {
    ${focusRing}
  }

  @media (pointer: coarse) {
    min-block-size: 40px;
  }
`;
