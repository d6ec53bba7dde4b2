'use client';

import { pressedKey } from '../../internal/pressedKey.ts';
import {
  Fragment,
  useId,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { describedBy, fieldIds, FieldTexts } from '../../components/Field/fieldParts.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Pagination, type PaginationLabels } from '../../components/Pagination/Pagination.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { t } from '../../foundations/t.generated.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { NativeValue } from '../../internal/NativeValue.tsx';
import type { ElementProps } from '../../internal/props.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { useFormReset } from '../../internal/useFormReset.ts';
import { useNativeMessage } from '../../internal/useNativeMessage.ts';
import type { RoomGroupLabels } from '../roomGroups.ts';
import { DeviceRows, DeviceRowsSkeleton, GroupBar, GroupCheckbox } from './DeviceRows.tsx';
import {
  deviceGroups,
  devicePage,
  filterDevices,
  groupsOnPage,
  hasFilter,
  toggleDevice,
  type DeviceOption,
  withoutRow,
} from './devicePickerModel.ts';

export type { DeviceOption } from './devicePickerModel.ts';

export interface DeviceGroupLabels extends RoomGroupLabels {
  /** The check box for all devices of a group, with their number. */
  selectGroup: (group: string, count: number) => string;
}

export interface DevicePickerLabels {
  /** Accessible name of the whole. */
  group: string;
  filter: string;
  filterPlaceholder: string;
  clearFilter: string;
  /** The check box over the page. */
  selectPage: string;
  /** The check box for all pages, with the number of devices the filter finds. */
  selectAll: (count: number) => string;
  /** How many are chosen of all, read out when it changes. */
  selected: (count: number, total: number) => string;
  /** Unselects every device. */
  clearSelection: string;
  /** Shown when the filter finds nothing. */
  noMatches: string;
  /** Shown when the project has no devices. */
  empty: string;
  loading: string;
  /** Groups the devices by floor, or by how their names begin; without these words they are one list. */
  groups?: DeviceGroupLabels | undefined;
  pagination: PaginationLabels;
}

/** `className`, `style`, `id`, `data-*` and `aria-*` go to the root, which is a fieldset; `ref` to its first check box. */
export interface DevicePickerProps extends Omit<
  ElementProps<'fieldset', 'children' | 'onChange' | 'defaultValue' | 'form'>,
  'ref'
> {
  /** What can be chosen from, in natural order. */
  devices: ReadonlyArray<DeviceOption>;
  /** Serial numbers of the chosen devices, of all pages, where the caller keeps them. */
  value?: ReadonlyArray<string> | undefined;
  /** Those that are chosen at first, where it keeps them itself. */
  defaultValue?: ReadonlyArray<string> | undefined;
  /** The serial numbers that are chosen now. */
  onChange?: ((value: string[]) => void) | undefined;
  /** Field name in a native form, which gets each serial number. */
  name?: string | undefined;
  /** The devices are being loaded. */
  loading?: boolean | undefined;
  /** Shown in place of the devices when loading failed. */
  loadError?: ReactNode;
  /** None can be chosen, nor reached by Tab. */
  disabled?: boolean | undefined;
  /** Whether one has to be chosen. A native form is not sent without it. */
  required?: boolean | undefined;
  /** What is wrong; marks the whole as invalid. */
  error?: string | undefined;
  /** Texts, for screen readers too. */
  labels: DevicePickerLabels;
  /** The first check box, so that a form can focus it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const NONE: readonly string[] = [];

/**
 * Chooses devices: 15 per page, with a filter by name or serial number when there are more than 10.
 * The choice is kept across pages and filters, and can be all that the filter finds.
 */
export function DevicePicker({
  devices: listed,
  value: givenValue,
  defaultValue = NONE,
  onChange: reportChange,
  name,
  loading = false,
  loadError,
  required,
  error: given,
  labels,
  ref,
  ...rest
}: DevicePickerProps): ReactElement {
  const carrier = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const ids = fieldIds(useId());
  const { message, handlers } = useNativeMessage(rest, true);
  const error = given ?? message;
  const [selected, onChange] = useControlled<readonly string[]>(givenValue, defaultValue, (next) =>
    reportChange?.([...next]),
  );
  useFormReset(carrier, selected, onChange);
  const [query, setQuery] = useState('');
  const [wantedPage, setPage] = useState(0);
  const others = withoutRow(listed, selected);
  const devices = others.length === 0 ? listed : [...others, ...listed];
  const filtered = hasFilter(devices);
  // The groups are those of all devices: typing does not change them.
  const groups = deviceGroups(listed, labels.groups, others).map(({ label, items }) => ({
    label,
    items: filtered ? filterDevices(items, query) : items,
  }));
  const found = groups.flatMap(({ items }) => items);
  const { rows, page, pageCount } = devicePage(found, wantedPage);
  const count = selected.length;

  const instead = loading ? (
    <DeviceRowsSkeleton label={labels.loading} />
  ) : (
    loadError ||
    (listed.length === 0 && <EmptyState icon="tablet-smartphone" title={labels.empty} />)
  );
  return (
    <Root
      {...rest}
      {...handlers}
      aria-label={labels.group}
      aria-describedby={describedBy(ids, undefined, error, rest['aria-describedby'])}
      aria-invalid={error ? true : undefined}
      data-component="DevicePicker"
    >
      {instead || (
        <>
          {filtered && (
            <SearchField
              label={labels.filter}
              placeholder={labels.filterPlaceholder}
              value={query}
              onChange={(text) => {
                setQuery(text);
                setPage(0);
              }}
              // In a form Enter would send it, before all are chosen.
              onKeyDown={(event) => pressedKey(event) === 'Enter' && event.preventDefault()}
              labels={{ clear: labels.clearFilter }}
            />
          )}
          <Box>
            <Bar data-part="Bar">
              <GroupCheckbox
                ref={mergeRefs(first, ref)}
                devices={rows}
                selected={selected}
                onChange={onChange}
                label={labels.selectPage}
              />
              {pageCount > 1 && (
                <GroupCheckbox
                  devices={found}
                  selected={selected}
                  onChange={onChange}
                  label={labels.selectAll(found.length)}
                />
              )}
              <Chosen data-part="Chosen">
                <Count role="status" data-part="Count">
                  {labels.selected(count, devices.length)}
                </Count>
                {count > 0 && (
                  <Button size="sm" variant="ghost" onClick={() => onChange([])}>
                    {labels.clearSelection}
                  </Button>
                )}
              </Chosen>
            </Bar>
            {rows.length === 0 ? (
              <EmptyState icon="search" title={labels.noMatches} />
            ) : (
              groupsOnPage(groups, rows).map((group) => (
                <Fragment key={group.label}>
                  {group.label && labels.groups && (
                    <GroupBar>
                      <GroupCheckbox
                        devices={group.all}
                        selected={selected}
                        onChange={onChange}
                        label={labels.groups.selectGroup(group.label, group.all.length)}
                      />
                    </GroupBar>
                  )}
                  <DeviceRows
                    label={group.label}
                    rows={group.rows}
                    selected={selected}
                    onToggle={(serialId) => onChange(toggleDevice(selected, serialId))}
                  />
                </Fragment>
              ))
            )}
          </Box>
          <Pagination
            page={page}
            pageCount={pageCount}
            onPageChange={setPage}
            labels={labels.pagination}
          />
        </>
      )}
      {/* The first is never sent: it ties an empty choice to its form. */}
      <input type="hidden" ref={carrier} />
      {name && selected.map((id) => <input key={id} type="hidden" name={name} value={id} />)}
      <NativeValue
        {...{ required }}
        name={undefined}
        disabled={undefined}
        value={selected[0] ?? ''}
        control={first}
      />
      <FieldTexts ids={ids} description={undefined} error={error} />
    </Root>
  );
}

const Root = styled.fieldset`
  @layer concierge.components {
    position: relative;
    display: grid;
    gap: ${t.space[3]};
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
    text-align: start;
    container-type: inline-size;
  }
`;

const Box = styled.div`
  @layer concierge.components {
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.md};
    overflow: hidden;
  }
`;

const Bar = styled.div`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space[1]} ${t.space[3]};
    min-block-size: 44px;
    padding: ${t.space[1]} ${t.space[3]};
    border-block-end: 1px solid ${t.color.border};
    background: ${t.color.surfaceSunken};
  }
`;

const Chosen = styled.div`
  @layer concierge.components {
    display: flex;
    flex: 1 1 auto;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: ${t.space[1]};
    margin-inline-end: -6px;

    @container (max-width: 440px) {
      justify-content: space-between;
    }
  }
`;

const Count = styled.span`
  @layer concierge.components {
    padding-inline-end: 6px;
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
    font-variant-numeric: tabular-nums;
  }
`;
