'use client';

import { useId, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../../components/Icon/Icon.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { t } from '../../foundations/t.generated.ts';
import { focusRing } from '../../internal/focusRing.ts';
import type { NoteAudience } from './noteComposerModel.ts';

const BOTH: readonly NoteAudience[] = ['staff', 'guest'];

/** An icon repeats the words that say who reads. */
export const AUDIENCE_ICONS: Readonly<Record<NoteAudience, IconName>> = {
  staff: 'lock',
  guest: 'tablet-smartphone',
};

interface AudienceChoiceProps {
  label: string;
  value: NoteAudience;
  onChange: (audience: NoteAudience) => void;
  disabled: boolean;
  texts: Readonly<Record<NoteAudience, string>>;
}

/** Chooses who will read the note. */
export function AudienceChoice({
  label,
  value,
  onChange,
  disabled,
  texts,
}: AudienceChoiceProps): ReactElement {
  const name = useId();
  return (
    <Inline align="stretch" role="radiogroup" aria-label={label} data-part="Audience">
      {BOTH.map((audience) => (
        <Option key={audience} data-value={audience}>
          <Input
            type="radio"
            name={name}
            checked={audience === value}
            disabled={disabled}
            onChange={() => onChange(audience)}
          />
          <Icon name={AUDIENCE_ICONS[audience]} />
          <span>{texts[audience]}</span>
        </Option>
      ))}
    </Inline>
  );
}

const inTone = `
  color: ${t.color.warning.text};

  &[data-value='guest'] {
    color: ${t.color.info.text};
  }
`;

const Option = styled.label`
  @layer concierge.components {
    position: relative;
    display: flex;
    flex: 1 1 auto;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-inline-size: 0;
    min-block-size: ${t.size.controlMd};
    padding: ${t.space[1]} ${t.space[3]};
    border: 1px solid ${t.color.borderControl};
    border-radius: ${t.radius.md};
    background: ${t.color.surface};
    color: ${t.color.text};
    font: ${t.weight.medium} ${t.text.sm} ${t.font.sans};
    overflow-wrap: anywhere;
    cursor: pointer;

    &:has(:checked) {
      ${inTone}
      border: 2px solid currentColor;
      padding-inline: calc(${t.space[3]} - 1px);
      font-weight: ${t.weight.semibold};
    }
    &:has(:focus-visible) {
      ${focusRing}
    }
    &:has(:disabled) {
      cursor: not-allowed;
    }
    @media (forced-colors: active) {
      &:has(:checked) {
        border-color: Highlight;
      }
      &&:has(:disabled) {
        color: GrayText;
      }
    }
  }
`;

/** Over the whole option, so that all of it is the target. */
const Input = styled.input`
  @layer concierge.components {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;
