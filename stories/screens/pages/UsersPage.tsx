import {
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  UserServicesModal,
  UserTable,
  type UserRow,
} from '@concierge/ui';
import { useState } from 'react';
import { ConsoleFrame } from '../../fixtures/ConsoleFrame.tsx';
import { assignableServices } from '../../fixtures/services.ts';
import { userServicesTexts, userTableTexts } from '../../fixtures/texts/users.ts';
import { useLabels, useTexts } from '../../fixtures/texts/translations.ts';
import { users } from '../../fixtures/users.ts';
import { LoadFailure, Screen, type Content } from './Screen.tsx';
import { UserModal } from './UserModal.tsx';

export interface UsersPageProps {
  content?: Content;
  /** What the modal of a user's services shows once it is open. */
  services?: Content;
  /** The server says that the name is taken. */
  taken?: boolean;
}

/** /users: who works in the project, with the form, the services and the question over it. */
export function UsersPage({ content = 'full', services = 'full', taken = false }: UsersPageProps) {
  const t = useTexts();
  const labels = useLabels(userTableTexts);
  const [edited, setEdited] = useState<UserRow | 'new' | null>(null);
  const [served, setServed] = useState<UserRow | null>(null);
  const [asked, setAsked] = useState<UserRow | null>(null);
  return (
    <ConsoleFrame page="users">
      <Screen
        title={t('users:title')}
        subtitle={t('users:subtitle')}
        crumbs={[{ label: t('common:home'), href: '/dashboard' }, { label: t('users:title') }]}
        actions={
          <Button variant="primary" iconStart="user-plus" onClick={() => setEdited('new')}>
            {t('users:add')}
          </Button>
        }
      >
        <Card padding="none">
          <UserTable
            users={content === 'full' ? users : []}
            currentUserId={1}
            canDelete={isNotMe}
            onServices={setServed}
            onEdit={setEdited}
            onDelete={setAsked}
            labels={labels}
            loading={content === 'loading'}
            error={content === 'failed' ? <LoadFailure title={t('users:error.load')} /> : undefined}
            empty={<EmptyState tone="warning" title={t('users:empty.title')} />}
          />
        </Card>
      </Screen>
      <UserModal
        user={edited}
        title={t(edited === 'new' ? 'users:form.addTitle' : 'users:form.editTitle')}
        viewer="admin"
        taken={taken}
        onClose={() => setEdited(null)}
      />
      <ServicesModal user={served} content={services} onClose={() => setServed(null)} />
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t('users:delete.title')}
        confirmLabel={t('common:yes')}
        cancelLabel={t('common:cancel')}
        tone="danger"
        onConfirm={() => setAsked(null)}
      >
        {t('users:delete.body', { username: asked?.username ?? '' })}
      </ConfirmDialog>
    </ConsoleFrame>
  );
}

const isNotMe = (user: UserRow) => user.id !== 1;

interface ServicesModalProps {
  user: UserRow | null;
  content: Content;
  onClose: () => void;
}

function ServicesModal({ user, content, onClose }: ServicesModalProps) {
  const t = useTexts();
  const labels = useLabels(userServicesTexts);
  const [services, setServices] = useState(assignableServices);
  return (
    <UserServicesModal
      open={user !== null}
      onOpenChange={onClose}
      username={user?.username ?? ''}
      services={content === 'full' ? services : []}
      onToggle={(id, assigned) =>
        setServices(services.map((one) => (one.id === id ? { ...one, assigned } : one)))
      }
      loading={content === 'loading'}
      error={
        content === 'failed' ? <LoadFailure title={t('users:services.error.load')} /> : undefined
      }
      labels={labels}
    />
  );
}
