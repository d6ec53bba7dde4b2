import type { ComponentProps } from 'react';
import { styled, type IStyledComponent } from 'styled-components';
import { t } from '../foundations/t.generated.ts';

/** Fields under each other. */
export const formStack: string = `
  display: grid;
  gap: ${t.space[4]};
  min-inline-size: 0;
`;

/**
 * A form of such fields. Directly in a modal it is as high as the modal, so that its buttons are at
 * the bottom of a full-height sheet.
 */
export const formRoot: string = `
  display: flex;
  flex-direction: column;
  gap: ${t.space[4]};
  min-inline-size: 0;

  [data-component='Modal'] > [data-part='Body'] > & { min-block-size: 100%; }
`;

/**
 * The buttons at the end of a form. Directly in a modal they look like its footer and stay in view
 * while the fields scroll.
 */
export const FormActions: IStyledComponent<'web', ComponentProps<'div'>> = styled.div`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${t.space[2]};

    [data-component='Modal'] > [data-part='Body'] > form > & {
      position: sticky;
      inset-block-end: -20px;
      z-index: ${t.layer.sticky};
      margin: auto -20px -20px;
      padding: ${t.space[3]} 20px;
      border-block-start: 1px solid ${t.color.border};
      background: ${t.color.surfaceRaised};
    }

    @media (max-width: 480px) {
      & > button {
        flex: 1 1 auto;
      }
    }
  }
`;
