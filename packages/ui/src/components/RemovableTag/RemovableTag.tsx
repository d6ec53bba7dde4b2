'use client';

import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconSource } from '../Icon/iconOf.tsx';
import { Tag, type TagProps } from '../Tag/Tag.tsx';
import { pressedKey } from '../../internal/pressedKey.ts';

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the root. */
export interface RemovableTagProps extends Omit<TagProps, 'iconLabel'> {
  /** The word it shows. */
  children: string;
  /** Before the word, decoration: a bundled icon by name, or an element. */
  icon?: IconSource | undefined;
  /** What its colour says. Default `neutral`. */
  tone?: 'neutral' | 'success' | 'info' | 'warning' | 'danger' | undefined;
  /** The button was pressed, or Delete or Backspace on it: take the tag away and move the focus. */
  onRemove: () => void;
  /** Name of the button, with the word: 'Remove Room 204'. */
  removeLabel: string;
  /** Cannot be removed. */
  disabled?: boolean | undefined;
}

/** A chosen thing that can be taken back: a filter, a receiver. Without the button it is a `Tag`. */
export function RemovableTag({
  children,
  icon,
  tone,
  onRemove,
  removeLabel,
  disabled,
  ref,
  ...rest
}: RemovableTagProps): ReactElement {
  return (
    <Root {...rest} ref={ref} data-component="RemovableTag">
      <Word icon={icon} tone={tone}>
        {children}
      </Word>
      <Remove
        type="button"
        aria-label={removeLabel}
        disabled={disabled}
        onClick={onRemove}
        onKeyDown={(event) => {
          if (pressedKey(event) !== 'Delete' && pressedKey(event) !== 'Backspace') return;
          event.preventDefault();
          onRemove();
        }}
        data-part="Remove"
      >
        <Icon name="x" />
      </Remove>
    </Root>
  );
}

const Root = styled.span`
  @layer concierge.components {
    position: relative;
    display: inline-flex;
    max-inline-size: 100%;
    min-inline-size: 0;
  }
`;

const Word = styled(Tag)`
  @layer concierge.components {
    min-block-size: calc(${t.size.target} + 2px);
    padding-inline-end: calc(${t.size.target} + 2px);
  }
`;

/** Over the end of the tag, within its border. */
const Remove = styled.button`
  @layer concierge.components {
    position: absolute;
    inset-block: 1px;
    inset-inline-end: 1px;
    display: grid;
    place-items: center;
    inline-size: ${t.size.target};
    padding: 0;
    border: 0;
    border-radius: 4px;
    background: none;
    color: ${t.color.textMuted};
    cursor: pointer;

    & > svg {
      inline-size: 14px;
      block-size: 14px;
    }
    &:hover:not(:disabled) {
      background: ${t.color.surfaceActive};
      color: ${t.color.text};
    }
    &:focus-visible {
      ${focusRing}
    }
    &:disabled {
      cursor: not-allowed;
      opacity: 0.5;
    }
  }
`;
