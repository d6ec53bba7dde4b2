import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconSource } from '../Icon/iconOf.tsx';

export interface TagProps extends ElementProps<'span'> {
  /** The word it shows. */
  children: ReactNode;
  /** Before the word: a bundled icon by name, or an element, which is 14 px here. */
  icon?: IconSource | undefined;
  /** What a bundled icon says; without it the icon is decoration. */
  iconLabel?: string | undefined;
  /** What its color says. Default `neutral`. */
  tone?: 'neutral' | 'success' | 'info' | 'warning' | 'danger' | undefined;
}

/** A short name attached to something, for example a device of a message. */
export function Tag({
  children,
  icon,
  iconLabel,
  tone = 'neutral',
  ...rest
}: TagProps): ReactElement {
  return (
    <Root {...rest} data-component="Tag" data-tone={tone}>
      {typeof icon === 'string' ? <Icon name={icon} label={iconLabel} /> : icon}
      <Text data-part="Text">{children}</Text>
    </Root>
  );
}

const TONES = ['success', 'info', 'warning', 'danger'] as const;

const tagTone = (name: (typeof TONES)[number]) => `
  &[data-tone='${name}'] {
    background: ${t.color[name].subtle};
    border-color: ${t.color[name].border};
    color: ${t.color[name].text};
  }
`;

const Root = styled.span`
  @layer concierge.components {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    max-inline-size: 100%;
    min-block-size: 22px;
    padding: 0 6px;
    border: 1px solid ${t.color.neutral.border};
    border-radius: ${t.radius.sm};
    background: ${t.color.neutral.subtle};
    color: ${t.color.neutral.text};
    font: ${t.weight.medium} ${t.text.xs} ${t.font.sans};

    ${TONES.map(tagTone).join('')}
    & > svg {
      inline-size: 14px;
      block-size: 14px;
    }
  }
`;

const Text = styled.span`
  @layer concierge.components {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
