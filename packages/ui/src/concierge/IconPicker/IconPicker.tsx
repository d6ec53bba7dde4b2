'use client';

import { useState, type ReactElement } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Modal } from '../../components/Modal/Modal.tsx';
import type { ModalProps } from '../../components/Modal/modalTypes.ts';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { IconGrid } from './IconGrid.tsx';
import { iconGroups, type IconOption } from './iconPickerModel.ts';

export type { IconOption } from './iconPickerModel.ts';

export interface IconPickerLabels {
  /** 'Select icon' */
  title: string;
  /** Accessible name of the grid. */
  grid: string;
  search: string;
  searchPlaceholder: string;
  clearSearch: string;
  /** How many icons are shown, read out when it changes. */
  found: (count: number) => string;
  /** Shown when the search finds nothing. */
  noMatches: string;
  close: string;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the dialog element. */
export interface IconPickerProps extends Omit<
  ModalProps,
  'title' | 'size' | 'footer' | 'closeLabel' | 'children'
> {
  /** Whether it is shown. */
  open: boolean;
  /** Called when the user closes it. */
  onOpenChange: (open: boolean) => void;
  /** All icons there are, with their groups. */
  icons: ReadonlyArray<IconOption>;
  /** Id of the current icon; it is highlighted. */
  selected: number | null;
  /** Called with the chosen icon's id, before `onOpenChange(false)`. */
  onSelectedChange: (id: number) => void;
  /** Texts, for screen readers too. */
  labels: IconPickerLabels;
}

/** Chooses a service's icon in a large modal, group after group. Arrow keys walk over the icons. */
export function IconPicker({
  onOpenChange,
  icons,
  selected,
  onSelectedChange,
  labels,
  ...rest
}: IconPickerProps): ReactElement {
  return (
    <Modal
      {...rest}
      onOpenChange={onOpenChange}
      title={labels.title}
      size="lg"
      closeLabel={labels.close}
    >
      <Content
        icons={icons}
        selected={selected}
        onSelectedChange={onSelectedChange}
        labels={labels}
        onClose={() => onOpenChange(false)}
      />
    </Modal>
  );
}

/** Mounted only while the modal is open, so that every opening starts with an empty search. */
function Content({
  icons,
  selected,
  onSelectedChange,
  onClose,
  labels,
}: Pick<IconPickerProps, 'icons' | 'selected' | 'onSelectedChange' | 'labels'> & {
  onClose: () => void;
}): ReactElement {
  const [query, setQuery] = useState('');
  const groups = iconGroups(icons, query);
  const count = groups.reduce((sum, group) => sum + group.icons.length, 0);
  return (
    <>
      <Top>
        <SearchField
          label={labels.search}
          placeholder={labels.searchPlaceholder}
          value={query}
          onChange={setQuery}
          labels={{ clear: labels.clearSearch }}
        />
      </Top>
      <VisuallyHidden role="status">
        {query.trim() === '' ? '' : labels.found(count)}
      </VisuallyHidden>
      {count === 0 ? (
        <EmptyState icon="search" title={labels.noMatches} />
      ) : (
        <IconGrid
          groups={groups}
          selected={selected}
          label={labels.grid}
          onSelect={(id) => {
            onSelectedChange(id);
            onClose();
          }}
        />
      )}
    </>
  );
}

const Top = styled.div`
  @layer concierge.components {
    position: sticky;
    inset-block-start: -4px;
    z-index: ${t.layer.sticky};
    margin-inline: -20px;
    padding: ${t.space[1]} 20px ${t.space[4]};
    background: ${t.color.surfaceRaised};
  }
`;
