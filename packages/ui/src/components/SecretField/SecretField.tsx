'use client';

import { useId, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { controlBox, controlFocus, fieldRoot } from '../../internal/fieldStyle.ts';
import type { ElementProps } from '../../internal/props.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { describedBy, FieldLabel, fieldIds, FieldTexts } from '../Field/fieldParts.tsx';
import { Inline } from '../Inline/Inline.tsx';

export interface SecretFieldLabels {
  /** The button that copies. */
  copy: string;
  /** Shown and read out once it was copied. */
  copied: string;
  /** Shown and read out when the browser refuses; the secret is selected, to be copied by keyboard. */
  copyFailed: string;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the root. */
export interface SecretFieldProps extends ElementProps<'div', 'children'> {
  /** What the secret is; its accessible name. */
  label: string;
  /** The secret, in full: it is shown this once. */
  value: string;
  /** What to do with it, and that it is not shown again. */
  description: string;
  /** Texts, for screen readers too. */
  labels: SecretFieldLabels;
}

type Copied = 'copied' | 'copyFailed' | null;

/**
 * A key or password that is shown once, right after it was made, with a button that copies it. To type one use
 * `PasswordField`.
 */
export function SecretField({
  label,
  value,
  description,
  labels,
  ...rest
}: SecretFieldProps): ReactElement {
  const controlId = useId();
  const ids = fieldIds(controlId);
  const control = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<{ of: string; copied: Copied }>({
    of: value,
    copied: null,
  });
  const copied = outcome.of === value ? outcome.copied : null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome({ of: value, copied: 'copied' });
    } catch {
      // Selecting alone leaves the focus on the button in Firefox and Safari, where the keys would copy nothing.
      control.current?.focus();
      control.current?.select();
      setOutcome({ of: value, copied: 'copyFailed' });
    }
  };
  return (
    <Root {...rest} data-component="SecretField">
      <FieldLabel htmlFor={controlId} id={ids.label}>
        {label}
      </FieldLabel>
      <Inline align="start">
        <Value
          ref={control}
          id={controlId}
          readOnly
          rows={1}
          value={value}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={describedBy(ids, description, undefined)}
          onFocus={({ target }) => target.select()}
          data-part="Control"
        />
        <Button onClick={() => void copy()} data-part="Copy">
          {labels.copy}
        </Button>
      </Inline>
      <Outcome role="status" data-part="Outcome" data-copied={copied ?? undefined}>
        {copied && (
          <>
            <Icon name={copied === 'copied' ? 'check' : 'triangle-alert'} />
            {labels[copied]}
          </>
        )}
      </Outcome>
      <FieldTexts ids={ids} description={description} error={undefined} />
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    ${fieldRoot}
  }
`;

/** A text area: a long key wraps instead of being cut, and is as high as it needs. */
const Value = styled.textarea`
  @layer concierge.components {
    ${controlBox}
    flex: 1 1 220px;
    inline-size: auto;
    min-inline-size: 0;
    padding-block: 6px;
    border-style: dashed;
    background: ${t.color.surfaceSunken};
    font: ${t.weight.medium} ${t.text.md} ${t.font.mono};
    field-sizing: content;
    overflow-wrap: anywhere;
    resize: none;

    &:focus {
      ${controlFocus}
    }
  }
`;

const Outcome = styled.span`
  @layer concierge.components {
    display: flex;
    align-items: center;
    gap: 6px;
    color: ${t.color.success.text};
    font: ${t.weight.medium} ${t.text.sm} ${t.font.sans};

    &:empty {
      display: none;
    }
    &[data-copied='copyFailed'] {
      color: ${t.color.warning.text};
    }
  }
`;
