'use client';

import { useRef, useState, type ReactElement, type ReactNode, type Ref } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Modal } from '../../components/Modal/Modal.tsx';
import type { ModalProps, OpenProps } from '../../components/Modal/modalTypes.ts';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { IconGrid, Tiles } from './IconGrid.tsx';
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
export interface IconPickerProps
  extends OpenProps, Omit<ModalProps, 'title' | 'size' | 'footer' | 'closeLabel' | 'children'> {
  /** All icons there are, with their groups. */
  icons: ReadonlyArray<IconOption>;
  /** Id of the current icon; it is highlighted. */
  selected: number | null;
  /** Called with the chosen icon's id, before `onOpenChange(false)`. */
  onSelectedChange: (id: number) => void;
  /** The icons are being loaded: empty tiles stand in for them. */
  loading?: boolean | undefined;
  /** Read out while loading. Needed with `loading`. */
  loadingLabel?: string | undefined;
  /** Shown in place of the icons when they could not be loaded. */
  error?: ReactNode;
  /** Shown when there are no icons at all. Default: what a search shows that finds nothing. */
  empty?: ReactNode;
  /** Texts, for screen readers too. */
  labels: IconPickerLabels;
}

/** Chooses a service's icon in a large modal, group after group. Arrow keys walk over the icons. */
export function IconPicker({
  onOpenChange,
  icons,
  selected,
  onSelectedChange,
  loading,
  loadingLabel,
  error,
  empty,
  labels,
  ...rest
}: IconPickerProps): ReactElement {
  const search = useRef<HTMLInputElement>(null);
  return (
    <Modal
      initialFocus={search}
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
        loading={loading}
        loadingLabel={loadingLabel}
        error={error}
        empty={empty}
        labels={labels}
        searchRef={search}
        onClose={() => onOpenChange(false)}
      />
    </Modal>
  );
}

type ContentProps = Omit<IconPickerProps, keyof ModalProps> & {
  searchRef: Ref<HTMLInputElement>;
  onClose: () => void;
};

/** Mounted only while the modal is open, so that every opening starts with an empty search. */
function Content({
  icons,
  selected,
  onSelectedChange,
  loading = false,
  loadingLabel,
  error,
  empty,
  searchRef,
  onClose,
  labels,
}: ContentProps): ReactElement {
  const [query, setQuery] = useState('');
  const groups = iconGroups(icons, query);
  const count = groups.reduce((sum, group) => sum + group.icons.length, 0);
  return (
    <>
      <Top>
        <SearchField
          ref={searchRef}
          label={labels.search}
          placeholder={labels.searchPlaceholder}
          value={query}
          onChange={setQuery}
          labels={{ clear: labels.clearSearch }}
        />
      </Top>
      <VisuallyHidden role="status">
        {loading ? loadingLabel : query.trim() === '' || error ? '' : labels.found(count)}
      </VisuallyHidden>
      {error ? (
        error
      ) : loading ? (
        <Tiles>
          {Array.from({ length: EXPECTED }, (_, at) => (
            <Skeleton key={at} shape="block" height="56px" />
          ))}
        </Tiles>
      ) : icons.length === 0 && empty ? (
        empty
      ) : count === 0 ? (
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

/** How many tiles stand in for icons: as many as a large modal shows. */
const EXPECTED = 60;

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
