import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import { initials } from './avatarModel.ts';

export interface AvatarProps extends ElementProps<'span', 'children'> {
  /** Whose initials are shown. The name itself has to be written beside it. */
  name: string;
  /** Edge: 24, 32 or 40 px. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** A user as initials; decoration beside a written name. */
export function Avatar({ name, size = 'md', ...rest }: AvatarProps): ReactElement {
  return (
    <Root {...rest} aria-hidden="true" data-component="Avatar" data-size={size}>
      {initials(name)}
    </Root>
  );
}

const Root = styled.span`
  @layer concierge.components {
    display: inline-grid;
    place-items: center;
    flex: none;
    inline-size: 32px;
    block-size: 32px;
    border-radius: ${t.radius.full};
    background: ${t.color.accentSubtle};
    box-shadow: inset 0 0 0 1px ${t.color.accentBorder};
    color: ${t.color.accentText};
    font: ${t.weight.semibold} ${t.text.xs} ${t.font.sans};
    /* By the rules of the page's language: in Turkish the capital of i is İ. */
    text-transform: uppercase;
    user-select: none;

    &[data-size='sm'] {
      inline-size: 24px;
      block-size: 24px;
      font-size: calc(0.625 * ${t.size.rem});
    }
    &[data-size='lg'] {
      inline-size: 40px;
      block-size: 40px;
      font: ${t.weight.semibold} ${t.text.md} ${t.font.sans};
    }
    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
`;
