import type { ComponentProps } from 'react';
import { styled, type IStyledComponent } from 'styled-components';
import { t } from '../foundations/t.generated.ts';

/** Breaks only what fits no line: columns are not squeezed to single letters. */
export const Words: IStyledComponent<'web', ComponentProps<'span'>> = styled.span`
  overflow-wrap: break-word;
`;

/** A text behind its icon. The text, not the icon, stands on the line of a card's label. */
export const IconWords: IStyledComponent<'web', ComponentProps<'span'>> = styled.span`
  display: flex;
  align-items: center;
  gap: ${t.space[2]};

  & > :not(:last-child) {
    color: ${t.color.textMuted};
  }
  & > :last-child {
    align-self: baseline;
    overflow-wrap: break-word;
  }
`;
