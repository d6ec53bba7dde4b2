'use client';

import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import { codeOf, isSpoken } from './languageModel.ts';

export interface LanguageMenuProps extends ElementProps<'button', 'children'> {
  /** Code of the language in use, e.g. `cs`. */
  selected: string;
  /** Name of the button and the menu, e.g. 'Language'. */
  label: string;
  /** Each named in itself: English, Türkçe, Čeština. A `flag`, for example a `Flag`, is shown beside the name. */
  languages: ReadonlyArray<{ code: string; label: string; flag?: ReactElement | undefined }>;
  /** The user chose a language. */
  onSelectedChange: (code: string) => void;
}

/** The language in use in upper case, with its flag where it has one, and the others to choose from. */
export function LanguageMenu({
  selected,
  label,
  languages,
  onSelectedChange,
  ...rest
}: LanguageMenuProps): ReactElement {
  const spoken =
    languages.find(({ code }) => code === selected) ??
    languages.find(({ code }) => isSpoken(code, selected));
  return (
    <Menu
      align="end"
      label={label}
      trigger={
        <Trigger
          {...rest}
          variant="ghost"
          iconEnd="chevron-down"
          data-part="LanguageMenu"
          aria-label={`${label}: ${codeOf(selected)}`}
        >
          <Inline as="span" wrap={false}>
            {spoken?.flag}
            {codeOf(selected)}
          </Inline>
        </Trigger>
      }
      items={languages.map(({ code, label: name, flag }) => ({
        id: code,
        label: name,
        lang: code,
        icon: flag,
        selected: code === spoken?.code,
        onSelect: () => onSelectedChange(code),
      }))}
    />
  );
}

const Trigger = styled(Button)`
  @layer concierge.components {
    padding-inline: ${t.space[2]};

    @media (max-width: 480px) {
      & > svg:last-child {
        display: none;
      }
    }
  }
`;
