import type { ComponentProps } from 'react';
import { styled, type IStyledComponent } from 'styled-components';
import { t } from '../foundations/t.generated.ts';

/** Fields under each other. */
export const formStack: string = `
  display: grid;
  gap: ${t.space[4]};
  min-inline-size: 0;
`;

/** What every form in a modal takes. */
export interface ModalFormProps {
  /** The user pressed Close. */
  onClose: () => void;
  /** Called when something is entered that would be lost, and when it no longer is. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /** The values are being saved: the buttons wait, the input stays. */
  pending?: boolean | undefined;
}

/**
 * A form of such fields. Directly in a modal it is as high as the modal, so that its buttons are at
 * the bottom of a full-height sheet.
 */
export const Form: IStyledComponent<'web', ComponentProps<'form'>> = styled.form`
  @layer concierge.components {
    display: flex;
    flex-direction: column;
    gap: ${t.space[4]};
    min-inline-size: 0;
    container-type: inline-size;

    [data-component='Modal'] > [data-part='Body'] > & {
      min-block-size: 100%;
    }
  }
`;

/** Such a form on a page of its own: as wide as its longest texts need. */
export const PageForm: typeof Form = styled(Form)`
  @layer concierge.components {
    max-inline-size: 640px;
  }
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
