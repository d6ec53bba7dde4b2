import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestList } from './RequestList.tsx';
import { SERVICE_DETAIL_SHAPE } from './requestLists.ts';
import type { MessageSlot } from './RequestReply.tsx';

interface ServiceRequestsProps {
  serviceId: number;
  messageSlot: MessageSlot;
}

/** The open requests of one service, for the dashboard's detail (C3). */
export function ServiceRequests({ serviceId, messageSlot }: ServiceRequestsProps): ReactElement {
  const { t } = useTranslation('requests');
  return (
    <RequestList
      inModal
      shape={SERVICE_DETAIL_SHAPE}
      fixed={{ service_id: serviceId }}
      emptyText={t('empty.body')}
      messageSlot={messageSlot}
    />
  );
}
