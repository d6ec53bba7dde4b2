import type { ComponentProps } from 'react';
import { styled, type IStyledComponent } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { controlBox, controlFocus } from '../../internal/fieldStyle.ts';

/** The text field of a combobox. */
export const ComboboxInput: IStyledComponent<'web', ComponentProps<'input'>> = styled.input`
  @layer concierge.components {
    ${controlBox}
    text-overflow: ellipsis;

    &[data-size='sm'] {
      min-block-size: ${t.size.controlSm};
      padding: 0 ${t.space[2]};
      font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
    }
    &:focus {
      ${controlFocus}
    }
  }
`;
