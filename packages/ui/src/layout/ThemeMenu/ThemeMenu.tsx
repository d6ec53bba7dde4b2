'use client';

import type { ReactElement } from 'react';
import type { IconName } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import type { ElementProps } from '../../internal/props.ts';

export type ThemeChoice = 'system' | 'light' | 'dark' | 'contrast';

export type ThemeMenuLabels = { /** Name of the button and the menu. */ menu: string } & Readonly<
  Record<ThemeChoice, string>
>;

export interface ThemeMenuProps extends ElementProps<'button', 'children' | 'onSelect'> {
  /** What is chosen now. */
  theme: ThemeChoice;
  /** Texts of the button and of each choice. */
  labels: ThemeMenuLabels;
  /** The user chose an appearance. */
  onSelect: (theme: ThemeChoice) => void;
}

const THEMES: readonly { id: ThemeChoice; icon: IconName }[] = [
  { id: 'system', icon: 'monitor' },
  { id: 'light', icon: 'sun' },
  { id: 'dark', icon: 'moon' },
  { id: 'contrast', icon: 'contrast' },
];

/** Chooses between the system's theme, light, dark and high contrast. */
export function ThemeMenu({ theme, labels, onSelect, ...rest }: ThemeMenuProps): ReactElement {
  const current = THEMES.find(({ id }) => id === theme)?.icon ?? 'monitor';
  return (
    <Menu
      label={labels.menu}
      trigger={
        <IconButton
          {...rest}
          icon={current}
          label={`${labels.menu}: ${labels[theme]}`}
          tooltipPlacement="bottom"
          data-part="ThemeMenu"
        />
      }
      items={THEMES.map(({ id, icon }) => ({
        id,
        label: labels[id],
        icon,
        selected: id === theme,
        onSelect: () => onSelect(id),
      }))}
    />
  );
}
