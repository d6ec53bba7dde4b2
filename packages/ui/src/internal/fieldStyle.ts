import { t } from '../foundations/t.generated.ts';

/** The root of a field: label, control, then description and error. */
export const fieldRoot: string = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  min-inline-size: 0;
  align-content: start;
  text-align: start;
`;

export const fieldLabel: string = `
  color: ${t.color.text};
  font: ${t.weight.medium} ${t.text.sm} ${t.font.sans};
`;

/** The outlined box of a text input or a select. */
export const controlBox: string = `
  inline-size: 100%;
  min-block-size: ${t.size.controlMd};
  padding: 0 10px;
  border: 1px solid ${t.color.borderControl};
  border-radius: ${t.radius.md};
  background: ${t.color.surface};
  color: ${t.color.text};
  font: ${t.weight.regular} ${t.text.md} ${t.font.sans};
  transition-property: border-color, background-color, outline-color;
  transition-duration: ${t.motion.fast};

  /* A phone zooms into a field whose text is smaller. */
  @media (pointer: coarse) { font-size: max(1rem, 16px); }

  &::placeholder { color: ${t.color.textMuted}; opacity: 1; }

  &:hover:not(:disabled, [data-disabled], [aria-invalid='true']) { border-color: ${t.color.textMuted}; }

  &[aria-invalid='true'], &[data-invalid] { border-color: ${t.color.danger.solid}; }

  &:disabled, &[data-disabled] {
    background: ${t.color.surfaceSunken};
    border-color: ${t.color.borderStrong};
    color: ${t.color.textMuted};
    cursor: not-allowed;
    opacity: 1;
  }

  @media (forced-colors: active) {
    &:disabled, &[data-disabled] { border-color: GrayText; color: GrayText; }
  }
`;

/** Focus of a text input: the ring hugs the box, since it also shows on a click. */
export const controlFocus: string = `
  outline: 2px solid ${t.color.focus};
  outline-offset: -1px;
  border-color: ${t.color.focus};
`;

/** The button of a field that opens a list or a panel: a box that says what is chosen, with an icon at its end. */
export const triggerBox: string = `
  ${controlBox}
  display: flex;
  align-items: center;
  gap: ${t.space[2]};
  text-align: start;
  cursor: pointer;

  &:focus-visible, &[aria-expanded='true'] { ${controlFocus} }
`;

/** What is chosen, in one line. */
export const triggerValue: string = `
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-empty] { color: ${t.color.textMuted}; }
`;
