'use client';

import { useId, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../../components/Icon/Icon.tsx';
import { t } from '../../foundations/t.generated.ts';
import { focusRing } from '../../internal/focusRing.ts';
import type { NoteAudience } from './noteComposerModel.ts';

const ICONS: Readonly<Record<NoteAudience, IconName>> = {
  staff: 'lock',
  guest: 'tablet-smartphone',
};

interface AudienceChoiceProps {
  /** Of the text that names the chosen audience. */
  id: string;
  label: string;
  options: ReadonlyArray<NoteAudience>;
  value: NoteAudience;
  onChange: (audience: NoteAudience) => void;
  disabled: boolean;
  texts: Readonly<Record<NoteAudience, string>>;
}

/** Says who will read the note; a choice where there is one. */
export function AudienceChoice({
  id,
  label,
  options,
  value,
  onChange,
  disabled,
  texts,
}: AudienceChoiceProps): ReactElement {
  const name = useId();
  if (options.length === 1) {
    return (
      <Only id={id} data-part="Audience" data-value={value}>
        <Icon name={ICONS[value]} />
        {texts[value]}
      </Only>
    );
  }
  return (
    <Choice role="radiogroup" aria-label={label} data-part="Audience">
      {options.map((audience) => (
        <Option key={audience} data-value={audience}>
          <Input
            type="radio"
            name={name}
            checked={audience === value}
            disabled={disabled}
            onChange={() => onChange(audience)}
          />
          <Icon name={ICONS[audience]} />
          <span id={audience === value ? id : undefined}>{texts[audience]}</span>
        </Option>
      ))}
    </Choice>
  );
}

const inTone = `
  color: ${t.color.warning.text};

  &[data-value='guest'] {
    color: ${t.color.info.text};
  }
`;

const Only = styled.p`
  @layer concierge.components {
    ${inTone}
    display: flex;
    align-items: center;
    gap: 6px;
    font: ${t.weight.semibold} ${t.text.sm} ${t.font.sans};
  }
`;

const Choice = styled.div`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space[2]};
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
