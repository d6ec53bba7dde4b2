import { t } from '../foundations/t.generated.ts';
import { focusRingInset } from './focusRing.ts';
import { screenOnly } from './screenOnly.ts';

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
  transition-property: opacity, transform;
  transition-duration: ${t.motion.fast};

  &[data-entering], &[data-exiting] { opacity: 0; }
  &[data-entering][data-placement='bottom'] { transform: translateY(-4px); }
  &[data-entering][data-placement='top'] { transform: translateY(4px); }
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
  border-radius: 5px;
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
