import {
  Button,
  ConfirmDialog,
  EmptyState,
  Modal,
  Panel,
  ServiceForm,
  ServiceTable,
  type ServiceRow,
} from '@concierge/ui';
import { useState } from 'react';
import { ConsoleFrame } from '../../fixtures/ConsoleFrame.tsx';
import { icons, services } from '../../fixtures/services.ts';
import { serviceFormTexts, serviceTableTexts } from '../../fixtures/texts/settings.ts';
import { panelTexts } from '../../fixtures/texts/shell.ts';
import { useLabels, useTexts } from '../../fixtures/texts/translations.ts';
import { LoadFailure, Screen, type Content } from './Screen.tsx';

const nothing = () => {};

export interface SettingsPageProps {
  content?: Content;
  /** What the form shows of the icons. */
  formIcons?: Content;
}

/** /settings: the project's services, with the form, its icon picker and the question over it. */
export function SettingsPage({ content = 'full', formIcons = 'full' }: SettingsPageProps) {
  const t = useTexts();
  const labels = useLabels(serviceTableTexts);
  const [edited, setEdited] = useState<ServiceRow | 'new' | null>(null);
  const [asked, setAsked] = useState<ServiceRow | null>(null);
  return (
    <ConsoleFrame page="settings">
      <Screen
        title={t('settings:title')}
        subtitle={t('settings:subtitle')}
        crumbs={[
          { label: t('dashboard:title'), href: '/dashboard' },
          { label: t('settings:title') },
        ]}
      >
        <Panel
          flush
          title={t('settings:services.title')}
          controls={['reload', 'collapse', 'expand']}
          labels={panelTexts(t)}
          actions={
            <Button variant="primary" iconStart="plus" onClick={() => setEdited('new')}>
              {t('settings:services.add')}
            </Button>
          }
        >
          <ServiceTable
            services={content === 'full' ? services : []}
            onEdit={setEdited}
            onDelete={setAsked}
            labels={labels}
            loading={content === 'loading'}
            error={
              content === 'failed' ? (
                <LoadFailure title={t('settings:services.error.load')} />
              ) : undefined
            }
            empty={
              <EmptyState tone="warning" title={t('settings:services.empty.title')}>
                {t('settings:services.empty.body')}
              </EmptyState>
            }
          />
        </Panel>
      </Screen>
      <ServiceModal service={edited} shows={formIcons} onClose={() => setEdited(null)} />
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t('settings:services.delete.title')}
        confirmLabel={t('common:yes')}
        cancelLabel={t('common:cancel')}
        tone="danger"
        onConfirm={() => setAsked(null)}
      >
        {t('settings:services.delete.body', { service: asked?.service_name ?? '' })}
      </ConfirmDialog>
    </ConsoleFrame>
  );
}

interface ServiceModalProps {
  service: ServiceRow | 'new' | null;
  shows: Content;
  onClose: () => void;
}

function ServiceModal({ service, shows, onClose }: ServiceModalProps) {
  const t = useTexts();
  const labels = useLabels(serviceFormTexts);
  const edited = service === 'new' ? null : service;
  return (
    <Modal
      open={service !== null}
      onOpenChange={onClose}
      title={t(edited ? 'settings:services.form.editTitle' : 'settings:services.form.addTitle')}
      size="lg"
      closeLabel={t('common:close')}
    >
      <ServiceForm
        service={edited && { ...edited, icon_id: 3 }}
        icons={shows === 'full' ? icons : []}
        iconsLoading={shows === 'loading'}
        iconsError={
          shows === 'failed' ? (
            <LoadFailure title={t('settings:services.error.icons')} />
          ) : undefined
        }
        labels={labels}
        onSubmit={nothing}
        onClose={onClose}
      />
    </Modal>
  );
}
