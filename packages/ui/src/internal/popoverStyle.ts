import { t } from '../foundations/t.generated.ts';
import { focusRingInset } from './focusRing.ts';
import { screenOnly } from './screenOnly.ts';

/**
 * How what opens beside something comes and leaves. No transitions: react-aria cancels those once it has placed an overlay,
 * and one that is closed before would stay for ever, waiting for their end.
 */
export const openAnimation: string = `
  &[data-placement='bottom'] { --opens-from: -4px; }
  &[data-placement='top'] { --opens-from: 4px; }
  &[data-entering] { animation: cc-open ${t.motion.fast}; }
  &[data-exiting] { animation: cc-disappear ${t.motion.fast} both; }
`;

/** The raised surface of a menu, a select's list or a popover. */
export const popoverSurface: string = `
  ${screenOnly}
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.md};
  background: ${t.color.surfaceRaised};
  color: ${t.color.text};
  box-shadow: ${t.shadow.lg};
  font: ${t.weight.regular} ${t.text.md} ${t.font.sans};
  outline: none;
  overflow: auto;
  ${openAnimation}
`;

/** The list inside such a surface. It scrolls itself: Page Up and Page Down go by what is seen of it. */
export const optionList: string = `
  display: grid;
  overflow: auto;
  gap: 1px;
  padding: ${t.space[1]};
  outline: none;
`;

/** One entry of a menu or list. */
export const optionItem: string = `
  display: flex;
  align-items: center;
  gap: ${t.space[2]};
  min-block-size: ${t.size.row};
  padding: ${t.space[1]} ${t.space[2]};
  border-radius: ${t.radius.sm};
  color: ${t.color.text};
  text-decoration: none;
  cursor: pointer;
  outline: none;
  overflow-wrap: anywhere;
  @media (pointer: coarse) { min-block-size: max(44px, ${t.size.row}); }

  & > svg { color: ${t.color.textMuted}; }

  &[data-focused], &[data-hovered] { background: ${t.color.surfaceHover}; }
  &[data-pressed] { background: ${t.color.surfaceActive}; }
  &[data-focus-visible] { ${focusRingInset} }
  &[data-disabled] { color: ${t.color.textMuted}; cursor: not-allowed; opacity: 0.6; }

  @media (forced-colors: active) {
    &[data-focused] { outline: 2px solid Highlight; outline-offset: -2px; }
  }
`;
