'use client';

import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../foundations/t.generated.ts';
import type { DeviceOption } from './devicePickerModel.ts';
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
