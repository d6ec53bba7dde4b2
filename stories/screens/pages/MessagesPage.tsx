import {
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  MessageDetails,
  MessageForm,
  MessageTable,
  Modal,
  type MessageRow,
} from '@concierge/ui';
import { useState } from 'react';
import { staff } from '../../fixtures/concierge.ts';
import { ConsoleFrame, type ConsoleFrameProps } from '../../fixtures/ConsoleFrame.tsx';
import { devices, messages } from '../../fixtures/messages.ts';
import {
  messageDetailsTexts,
  messageFormTexts,
  messageTableTexts,
} from '../../fixtures/texts/messages.ts';
import { useLabels, useTexts, type Texts } from '../../fixtures/texts/translations.ts';
import { ListFooter } from './ListFooter.tsx';
import { Filters, LoadFailure, Screen, type Content, type FilterProps } from './Screen.tsx';

const nothing = () => {};
const DEVICES = devices(40);

export interface MessagesPageProps extends Pick<ConsoleFrameProps, 'viewer'> {
  content?: Content;
  /** What the form shows of the devices. */
  formDevices?: Content;
}

function filtersOf(t: Texts): FilterProps[] {
  const options = {
    state: [t('messages:state.1'), t('messages:state.2')],
    type: [t('messages:type.1'), t('messages:type.2')],
    device: DEVICES.slice(0, 6).map(({ name }) => name),
    user: staff,
  };
  return (['state', 'type', 'device', 'user'] as const).map((name) => ({
    label: t(`messages:filters.${name}`),
    all: t(`messages:filters.all.${name}`),
    options: options[name],
  }));
}

/** /messages: drafts and what was published, with the form, the details and the question over it. */
export function MessagesPage({
  content = 'full',
  viewer = 'admin',
  formDevices = 'full',
}: MessagesPageProps) {
  const t = useTexts();
  const labels = useLabels(messageTableTexts);
  const [written, setWritten] = useState<MessageRow | 'new' | null>(null);
  const [read, setRead] = useState<MessageRow | null>(null);
  const [asked, setAsked] = useState<MessageRow | null>(null);
  return (
    <ConsoleFrame page="messages" viewer={viewer}>
      <Screen
        title={t('messages:title')}
        subtitle={t('messages:subtitle')}
        crumbs={[{ label: t('common:home'), href: '/dashboard' }, { label: t('messages:title') }]}
        actions={
          viewer === 'admin' && (
            <Button variant="primary" iconStart="plus" onClick={() => setWritten('new')}>
              {t('messages:new')}
            </Button>
          )
        }
      >
        <Filters label={t('messages:filters.label')} items={filtersOf(t)} />
        <Card padding="none">
          <MessageTable
            rows={content === 'full' ? messages : []}
            sort={{ column: 'created_date', direction: 'DESC' }}
            onSortChange={nothing}
            onDetails={setRead}
            onEdit={setWritten}
            onPublish={setAsked}
            labels={labels}
            loading={content === 'loading'}
            error={
              content === 'failed' ? <LoadFailure title={t('messages:error.load')} /> : undefined
            }
            empty={
              <EmptyState tone="warning" title={t('messages:empty.title')}>
                {t('messages:empty.body')}
              </EmptyState>
            }
          />
        </Card>
        {content === 'full' && <ListFooter total={61} pageSize={25} />}
      </Screen>
      <WriteModal message={written} shows={formDevices} onClose={() => setWritten(null)} />
      <DetailsModal message={read} onClose={() => setRead(null)} />
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t('messages:publish.title')}
        confirmLabel={t('messages:publish.confirm')}
        cancelLabel={t('common:cancel')}
        onConfirm={() => setAsked(null)}
      >
        {t('messages:publish.body', { title: asked?.title ?? '', count: asked?.device_count ?? 0 })}
      </ConfirmDialog>
    </ConsoleFrame>
  );
}

interface WriteModalProps {
  message: MessageRow | 'new' | null;
  shows: Content;
  onClose: () => void;
}

function WriteModal({ message, shows, onClose }: WriteModalProps) {
  const t = useTexts();
  const labels = useLabels(messageFormTexts);
  const draft = message === 'new' ? null : message;
  return (
    <Modal
      open={message !== null}
      onOpenChange={onClose}
      title={t(draft ? 'messages:form.editTitle' : 'messages:form.newTitle')}
      size="lg"
      closeLabel={t('common:close')}
    >
      <MessageForm
        mode={draft ? 'edit' : 'create'}
        message={draft}
        devices={shows === 'full' ? DEVICES : []}
        devicesLoading={shows === 'loading'}
        devicesError={
          shows === 'failed' ? <LoadFailure title={t('messages:error.devices')} /> : undefined
        }
        labels={labels}
        onSubmit={nothing}
        onClose={onClose}
      />
    </Modal>
  );
}

function DetailsModal({ message, onClose }: { message: MessageRow | null; onClose: () => void }) {
  const t = useTexts();
  const labels = useLabels(messageDetailsTexts);
  return (
    <Modal
      open={message !== null}
      onOpenChange={onClose}
      title={t('messages:details.title')}
      size="lg"
      closeLabel={t('common:close')}
      footer={<Button onClick={onClose}>{t('common:close')}</Button>}
    >
      {message && <MessageDetails message={message} labels={labels} />}
    </Modal>
  );
}
