import { t } from '../../foundations/t.generated.ts';

/** Styles of a native checkbox that is not seen itself, and of the box behind it, its next sibling. */
export const checkboxStyle: string = `
  position: absolute;
  z-index: 1;
  margin: 0;
  opacity: 0;
  cursor: inherit;

  & + [data-part='Box'] {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: ${t.size.check};
    block-size: ${t.size.check};
    border: 1px solid ${t.color.borderControl};
    border-radius: ${t.radius.sm};
    background: ${t.color.surface};
    transition: background-color ${t.motion.fast};
  }
  & + [data-part='Box'] > svg {
    inline-size: 12px;
    block-size: 12px;
    stroke-width: 3;
    visibility: hidden;
  }
  &:is(:checked, :indeterminate) + [data-part='Box'] {
    border-color: ${t.color.accent};
    background: ${t.color.accent};
    color: ${t.color.textOnAccent};
    & > svg { visibility: visible; }
  }
  &[aria-invalid] + [data-part='Box'] { border-color: ${t.color.danger.solid}; }
  &:focus-visible + [data-part='Box'] {
    outline: 2px solid ${t.color.focus};
    outline-offset: 2px;
  }
  &:disabled + [data-part='Box'] { opacity: 0.5; }

  @media (forced-colors: active) {
    & + [data-part='Box'] { border-color: ButtonText; }
    &:is(:checked, :indeterminate) + [data-part='Box'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
