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

export interface ThemeMenuProps extends ElementProps<'button', 'children'> {
  /** What is chosen now. */
  selected: ThemeChoice;
  /** Texts of the button and of each choice. */
  labels: ThemeMenuLabels;
  /** The user chose an appearance. */
  onSelectedChange: (theme: ThemeChoice) => void;
}

const THEMES: readonly { id: ThemeChoice; icon: IconName }[] = [
  { id: 'system', icon: 'monitor' },
  { id: 'light', icon: 'sun' },
  { id: 'dark', icon: 'moon' },
  { id: 'contrast', icon: 'contrast' },
];

/** Chooses between the system's theme, light, dark and high contrast. */
export function ThemeMenu({
  selected,
  labels,
  onSelectedChange,
  ...rest
}: ThemeMenuProps): ReactElement {
  const current = THEMES.find(({ id }) => id === selected)?.icon ?? 'monitor';
  return (
    <Menu
      align="end"
      label={labels.menu}
      trigger={
        <IconButton
          {...rest}
          icon={current}
          label={`${labels.menu}: ${labels[selected]}`}
          tooltipPlacement="bottom"
          data-part="ThemeMenu"
        />
      }
      items={THEMES.map(({ id, icon }) => ({
        id,
        label: labels[id],
        icon,
        selected: id === selected,
        onSelect: () => onSelectedChange(id),
      }))}
    />
  );
}
