import type { ComponentProps } from 'react';
import { styled, type IStyledComponent } from 'styled-components';
import { t } from '../foundations/t.generated.ts';

/** Breaks only what fits no line: columns are not squeezed to single letters. */
export const Words: IStyledComponent<'web', ComponentProps<'span'>> = styled.span`
  overflow-wrap: break-word;
`;

/** What is less than the other values of its row. */
export const Muted: IStyledComponent<'web', ComponentProps<'span'>> = styled.span`
  color: ${t.color.textMuted};
`;

/** As much of a long text as two lines hold. */
export const TwoLines: IStyledComponent<'web', ComponentProps<'span'>> = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
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
