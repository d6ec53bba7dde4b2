import { Card, EmptyState, RequestTable, type RequestRow } from '@concierge/ui';
import { useState } from 'react';
import { requestList, services, staff, type RequestListName } from '../../fixtures/concierge.ts';
import { ConsoleFrame, type ConsoleFrameProps } from '../../fixtures/ConsoleFrame.tsx';
import { requestTableTexts } from '../../fixtures/texts/requests.ts';
import { useLabels, useTexts, type Texts } from '../../fixtures/texts/translations.ts';
import { ListFooter } from './ListFooter.tsx';
import { RequestReply, type ReplyState } from './RequestReply.tsx';
import { Filters, LoadFailure, Screen, type Content, type FilterProps } from './Screen.tsx';

const nothing = () => {};

export interface RequestsPageProps extends Pick<
  ConsoleFrameProps,
  'viewer' | 'connection' | 'onEditProfile'
> {
  list?: RequestListName;
  content?: Content;
  /** The list is empty because of its filters. */
  filtered?: boolean;
  /** What has become of the reply, once it is open. */
  reply?: ReplyState;
}

const FILTERS = {
  waiting: ['device_id', 'service_id'],
  approved: ['device_id', 'service_id', 'approved_by'],
  canceled: ['device_id', 'service_id', 'canceled_by'],
  done: ['device_id', 'service_id', 'approved_by'],
} as const;

function filtersOf(list: RequestListName, rows: readonly RequestRow[], t: Texts): FilterProps[] {
  const options = {
    device_id: [...new Set(rows.map((row) => row.device_name))],
    service_id: services.map((service) => service.name),
    approved_by: staff,
    canceled_by: staff,
  };
  return FILTERS[list].map((name) => ({
    label: t(`requests:filters.${name}`),
    all: t(`requests:filters.all.${name}`),
    options: options[name],
  }));
}

/** /requests/waiting, approved, canceled and done. */
export function RequestsPage({
  list = 'waiting',
  content = 'full',
  viewer = 'admin',
  filtered = false,
  reply = 'choosing',
  ...frame
}: RequestsPageProps) {
  const t = useTexts();
  const labels = useLabels(requestTableTexts);
  const [opened, setOpened] = useState<RequestRow | null>(null);
  const { rows, columns, total } = requestList(list, viewer);
  const title = t(`requests:lists.${list}`);
  const open = list === 'waiting' || list === 'approved';
  return (
    <ConsoleFrame {...frame} page={list} viewer={viewer}>
      <Screen
        title={title}
        crumbs={[
          { label: t('common:home'), href: '/dashboard' },
          { label: t('requests:title'), href: '/requests' },
          { label: title },
        ]}
      >
        <Filters label={t('requests:filters.label')} items={filtersOf(list, rows, t)} />
        <Card padding="none">
          <RequestTable
            rows={content === 'full' ? rows : []}
            columns={columns}
            labels={labels}
            sort={{ column: 'service_date', direction: 'DESC' }}
            onSortChange={nothing}
            onStatusClick={setOpened}
            loading={content === 'loading'}
            error={
              content === 'failed' ? <LoadFailure title={t('requests:error.load')} /> : undefined
            }
            empty={
              <EmptyState tone="warning" title={t('requests:empty.title')}>
                {filtered
                  ? t('requests:empty.filtered')
                  : t(open ? 'requests:empty.body' : 'requests:empty.final')}
              </EmptyState>
            }
          />
        </Card>
        {content === 'full' && <ListFooter total={total} pageSize={10} />}
      </Screen>
      <RequestReply
        request={opened}
        viewer={viewer}
        state={reply}
        onClose={() => setOpened(null)}
      />
    </ConsoleFrame>
  );
}
