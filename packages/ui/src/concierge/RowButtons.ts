import type { ComponentProps } from 'react';
import { styled, type IStyledComponent } from 'styled-components';

/** The actions of a row, their icons in line with the edge of the table. */
export const RowButtons: IStyledComponent<'web', ComponentProps<'div'>> = styled.div`
  @layer concierge.components {
    display: inline-flex;
    gap: 2px;
    margin-inline: -6px;
  }
`;
