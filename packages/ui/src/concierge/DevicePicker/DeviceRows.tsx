'use client';

import { useMemo, type ReactElement, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../foundations/t.generated.ts';
import { selectDevices, selectionOf, type DeviceOption } from './devicePickerModel.ts';
import { UserText } from '../../components/UserText/UserText.tsx';

export interface DeviceRowsProps {
  /** Of the group they are in; empty without one. */
  label: string;
  rows: readonly DeviceOption[];
  selected: readonly string[];
  onToggle: (serialId: string) => void;
}

/** One page of devices, in as many columns as fit. */
export function DeviceRows({ label, rows, selected, onToggle }: DeviceRowsProps): ReactElement {
  return (
    <List aria-label={label || undefined}>
      {rows.map(({ serial_id, name }) => (
        <Item key={serial_id}>
          <Device checked={selected.includes(serial_id)} onChange={() => onToggle(serial_id)}>
            <Name>
              <UserText>{name}</UserText>
            </Name>{' '}
            <Serial>{serial_id}</Serial>
          </Device>
        </Item>
      ))}
    </List>
  );
}

/** The placeholder of a page that is loading. */
export function DeviceRowsSkeleton({ label }: { label: string }): ReactElement {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Waiting aria-hidden="true">
        {Array.from({ length: 8 }, (_, at) => (
          <Skeleton key={at} height="36px" shape="block" />
        ))}
      </Waiting>
    </>
  );
}

interface GroupCheckboxProps {
  devices: readonly DeviceOption[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  label: string;
  ref?: Ref<HTMLInputElement>;
}

/** Chooses several devices at once. */
export function GroupCheckbox({
  devices,
  selected,
  onChange,
  label,
  ref,
}: GroupCheckboxProps): ReactElement {
  const ids = useMemo(() => new Set(selected), [selected]);
  const chosen = selectionOf(devices, ids);
  return (
    <Checkbox
      ref={ref}
      checked={chosen === 'all'}
      indeterminate={chosen === 'some'}
      disabled={devices.length === 0}
      onChange={() => onChange(selectDevices(devices, selected, chosen !== 'all'))}
    >
      {label}
    </Checkbox>
  );
}

/** The line over the devices of a group. */
export function GroupBar({ children }: { children: ReactNode }): ReactElement {
  return <Bar data-part="Group">{children}</Bar>;
}

const Bar = styled.div`
  @layer concierge.components {
    padding: ${t.space[1]} ${t.space[3]};
    border-block-end: 1px solid ${t.color.border};
    font-weight: ${t.weight.medium};

    ul + & {
      border-block-start: 1px solid ${t.color.border};
    }
  }
`;

const List = styled.ul`
  @layer concierge.components {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
    gap: 2px;

    /* Overrides the base style of lists. */
    && {
      padding: ${t.space[1]};
    }
  }
`;

const Waiting = styled.div`
  @layer concierge.components {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
    gap: ${t.space[2]};
  }
`;

const Item = styled.li`
  @layer concierge.components {
    display: flex;
    min-inline-size: 0;
    border-radius: ${t.radius.sm};

    &:hover {
      background: ${t.color.surfaceHover};
    }
  }
`;

const Device = styled(Checkbox)`
  @layer concierge.components {
    flex: 1;
    min-inline-size: 0;

    & > label {
      padding: 6px ${t.space[2]};
    }
  }
`;

const Name = styled.span`
  @layer concierge.components {
    display: block;
  }
`;

const Serial = styled.span`
  @layer concierge.components {
    display: block;
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.xs} ${t.font.mono};
  }
`;
