import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { DataTableColumn } from '../../components/DataTable/DataTable.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { t } from '../../foundations/t.generated.ts';
import { NoValue } from '../NoValue.tsx';
import type { AuditRow, AuditTableLabels } from './auditTableTypes.ts';
import { UserText } from '../../components/UserText/UserText.tsx';

/** The columns of the audit table. All are in view from 728 px on, and have room for whole names on a desktop. */
export function auditColumns({ columns, none }: AuditTableLabels): DataTableColumn<AuditRow>[] {
  const orNone = (value: ReactNode) => value || <NoValue label={none} />;
  return [
    {
      id: 'at',
      header: columns.at,
      // Where it is narrow the time goes below the date.
      width: 'clamp(108px, 25cqi - 74px, 152px)',
      muted: true,
      cell: ({ at }) => <Time>{at}</Time>,
    },
    {
      id: 'actor',
      header: columns.actor,
      width: '15%',
      minWidth: 'clamp(100px, 27cqi - 72px, 150px)',
      cell: ({ actor, actorIcon }) => (
        <IconWords>
          {actorIcon && <Icon name={actorIcon} />}
          <Text>
            <UserText>{actor}</UserText>
          </Text>
        </IconWords>
      ),
    },
    {
      id: 'action',
      header: columns.action,
      width: '17%',
      minWidth: 'clamp(110px, 15cqi + 14px, 150px)',
      primary: true,
      cell: actionCell,
    },
    {
      id: 'subject',
      header: columns.subject,
      width: '14%',
      minWidth: 'clamp(96px, 20cqi - 32px, 140px)',
      cell: ({ subject }) =>
        orNone(
          subject && (
            <Text>
              <UserText>{subject}</UserText>
            </Text>
          ),
        ),
    },
    {
      id: 'changes',
      header: columns.changes,
      minWidth: 'clamp(130px, 38cqi - 146px, 200px)',
      cell: ({ changes }) => orNone(changes.length > 0 && <Changes changes={changes} />),
    },
    {
      id: 'address',
      header: columns.address,
      width: 'clamp(104px, 26cqi - 86px, 150px)',
      muted: true,
      cell: ({ address }) => orNone(address && <Address>{address}</Address>),
    },
  ];
}

function actionCell({ action, warning, times }: AuditRow): ReactElement {
  return (
    <Words>
      {warning ? (
        <Tag icon="triangle-alert" tone="warning">
          {action}
        </Tag>
      ) : (
        <span>{action}</span>
      )}
      {times && <Tag>{times}</Tag>}
    </Words>
  );
}

function Changes({ changes }: Pick<AuditRow, 'changes'>): ReactElement {
  return (
    <List>
      {changes.map((change) => (
        <li key={change}>
          <UserText>{change}</UserText>
        </li>
      ))}
    </List>
  );
}

const Time = styled.span`
  @layer concierge.components {
    font-variant-numeric: tabular-nums;
  }
`;

/** A text after its icon. The text, not the icon, is aligned with the label in the card layout. */
const IconWords = styled.span`
  @layer concierge.components {
    display: flex;
    align-items: center;
    gap: ${t.space[2]};

    & > :not(:last-child) {
      flex: none;
      color: ${t.color.textMuted};
    }
    & > :last-child {
      align-self: baseline;
    }
  }
`;

const Words = styled.span`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space[1]} ${t.space[2]};
  }
`;

/** A name of one long word breaks anywhere: it must not squeeze the other columns to single letters. */
const Text = styled.span`
  @layer concierge.components {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Address = styled.span`
  @layer concierge.components {
    overflow-wrap: anywhere;
  }
`;

const List = styled.ul`
  @layer concierge.components {
    display: grid;
    gap: ${t.space[1]};
    margin: 0;
    padding: 0;
    list-style: none;
    overflow-wrap: anywhere;
  }
`;
