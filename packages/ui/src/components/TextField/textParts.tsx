'use client';

import {
  useCallback,
  useLayoutEffect,
  useSyncExternalStore,
  type ReactElement,
  type RefObject,
} from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';

type TextRef = RefObject<HTMLInputElement | HTMLTextAreaElement | null>;

/** What a text control holds now, whoever changed it: the user, the caller or a reset of its form. */
function useTypedText(control: TextRef, initial: string): string {
  const subscribe = useCallback(
    (changed: () => void) => {
      const element = control.current;
      // The form empties its fields after the event.
      const later = () => setTimeout(changed);
      element?.addEventListener('input', changed);
      element?.form?.addEventListener('reset', later);
      return () => {
        element?.removeEventListener('input', changed);
        element?.form?.removeEventListener('reset', later);
      };
    },
    [control],
  );
  return useSyncExternalStore(
    subscribe,
    () => control.current?.value ?? initial,
    () => initial,
  );
}

function fit(area: HTMLInputElement | HTMLTextAreaElement): void {
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

/** Makes a text area as high as its text; its `rows` are the least. */
export function AutoGrow({ control, initial }: { control: TextRef; initial: string }): null {
  useTypedText(control, initial);
  // After each text, which is what renders this.
  useLayoutEffect(() => {
    if (control.current) fit(control.current);
  });
  return null;
}

interface CounterProps {
  control: TextRef;
  initial: string;
  id: string;
  textOf: (length: number) => string;
}

/** How much is typed. Describes the control, and is not announced while one types. */
export function Counter({ control, initial, id, textOf }: CounterProps): ReactElement {
  const text = useTypedText(control, initial);
  return (
    <Count id={id} data-part="Counter">
      {textOf(text.length)}
    </Count>
  );
}

const Count = styled.div`
  @layer concierge.components {
    justify-self: end;
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
    font-variant-numeric: tabular-nums;
  }
`;
