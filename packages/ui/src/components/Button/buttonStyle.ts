import { css } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { screenOnly } from '../../internal/screenOnly.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost';
export type ButtonTone = 'default' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** The look shared by `Button`, `IconButton` and `LinkButton`; state comes in as `data-variant`, `data-tone` and `data-size`. */
export const buttonStyle: ReturnType<typeof css> = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  flex: none;
  min-block-size: ${t.size.controlMd};
  padding: 0 ${t.space[3]};
  border: 1px solid transparent;
  border-radius: ${t.radius.md};
  font: ${t.weight.medium} ${t.text.md} ${t.font.sans};
  letter-spacing: normal;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  transition-property: background-color, border-color, color, box-shadow;
  transition-duration: ${t.motion.fast};

  &[data-size='sm'] {
    min-block-size: ${t.size.controlSm};
    padding: 0 10px;
    gap: 5px;
    font: ${t.weight.medium} ${t.text.sm} ${t.font.sans};
  }
  &[data-size='lg'] {
    min-block-size: ${t.size.controlLg};
    padding: 0 ${t.space[4]};
    gap: ${t.space[2]};
  }

  &[data-variant='primary'] {
    background: ${t.color.accent};
    color: ${t.color.textOnAccent};
    box-shadow: ${t.shadow.sm};
  }
  &[data-variant='secondary'] {
    background: ${t.color.surfaceRaised};
    border-color: ${t.color.borderStrong};
    color: ${t.color.text};
    box-shadow: ${t.shadow.sm};
  }
  &[data-variant='ghost'] {
    background: transparent;
    color: ${t.color.text};
  }
  &[data-tone='danger'] {
    color: ${t.color.danger.text};

    &[data-variant='primary'] {
      background: ${t.color.danger.solid};
      color: ${t.color.danger.onSolid};

      &:is(:hover, :active):not(:disabled, [aria-disabled='true']) {
        background: ${t.color.danger.solidHover};
      }
    }
  }

  &:hover:not(:disabled, [aria-disabled='true']) {
    &[data-variant='primary'] {
      background: ${t.color.accentHover};
    }
    &[data-variant='secondary'],
    &[data-variant='ghost'] {
      background: ${t.color.surfaceHover};
    }
  }
  &:active:not(:disabled, [aria-disabled='true']),
  &[aria-expanded='true'] {
    &[data-variant='primary'] {
      background: ${t.color.accentActive};
    }
    &[data-variant='secondary'],
    &[data-variant='ghost'] {
      background: ${t.color.surfaceActive};
    }
  }

  &:focus-visible {
    ${focusRing}
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
    box-shadow: none;
  }
  &[aria-disabled='true'] {
    cursor: progress;
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
    &:disabled {
      opacity: 1;
      border-color: GrayText;
      color: GrayText;
    }
  }
  ${screenOnly}
`;
