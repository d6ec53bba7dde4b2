'use client';

import { styled } from 'styled-components';
import type { DataTableColumn } from '../../components/DataTable/DataTable.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { t } from '../../foundations/t.generated.ts';
import { RowButtons } from '../RowButtons.ts';
import { ServiceTile } from '../ServiceTile/ServiceTile.tsx';
import type { ServiceRow, ServiceTableProps } from './serviceTableTypes.ts';
import { UserText } from '../../components/UserText/UserText.tsx';

type ServiceColumnOptions<Row extends ServiceRow> = Pick<
  ServiceTableProps<Row>,
  'labels' | 'canManage' | 'onEdit' | 'onDelete'
>;

/** The columns of the service table. */
export function serviceColumns<Row extends ServiceRow>({
  labels,
  canManage,
  onEdit,
  onDelete,
}: ServiceColumnOptions<Row>): DataTableColumn<Row>[] {
  const name: DataTableColumn<Row> = {
    id: 'service_name',
    header: labels.name,
    primary: true,
    cell: ({ service_name, full_path, bg_color }) => (
      <Name>
        <ServiceTile src={full_path} color={bg_color} />
        <UserText>{service_name}</UserText>
      </Name>
    ),
  };
  const actions: DataTableColumn<Row> = {
    id: 'actions',
    header: labels.actions,
    hideLabel: true,
    align: 'end',
    width: '96px',
    cell: (service) => (
      <RowButtons>
        <IconButton
          icon="pencil"
          label={labels.edit(service.service_name)}
          onClick={() => onEdit(service)}
        />
        <IconButton
          icon="trash-2"
          label={labels.delete(service.service_name)}
          onClick={() => onDelete(service)}
        />
      </RowButtons>
    ),
  };
  return canManage ? [name, actions] : [name];
}

const Name = styled.span`
  @layer concierge.components {
    display: inline-flex;
    align-items: center;
    gap: ${t.space[3]};
  }
`;
