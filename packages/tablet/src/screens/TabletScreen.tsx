import type { Language } from '@concierge/contract/constants';
import { formatBrowserTime, formatTimeIn } from '@concierge/contract/times';
import { Button } from '@concierge/ui/Button';
import { UiProvider } from '@concierge/ui/foundations';
import { StatusPage } from '@concierge/ui/layout/StatusPage';
import { type ReactElement, useMemo } from 'react';
import { openRequestOf, type TabletState } from '../model/tabletState.ts';
import type { View } from '../model/view.ts';
import { textsOf } from '../texts/texts.ts';
import { Frame, Notices } from './Frame.tsx';
import { LanguageView } from './LanguageView.tsx';
import { MessageList, MessageView } from './MessageList.tsx';
import { News } from './News.tsx';
import { RequestList } from './RequestList.tsx';
import { SentView } from './SentView.tsx';
import { ServiceView } from './ServiceView.tsx';
import { ServicesView } from './ServicesView.tsx';
import { SpokenContext, useSpoken } from './spoken.ts';

export interface TabletScreenProps {
  state: TabletState;
  view: View;
  /** The language as long as the guest has picked none. */
  ownLanguage: Language;
  /** The view has replaced another one. */
  moved: boolean;
  /** A link within the tablet was pressed. */
  onNavigate: (href: string) => void;
  onPickLanguage: (language: Language) => void;
  onWrite: (serviceId: number, note: string) => void;
  onSend: (serviceId: number) => void;
  /** Tries to connect now. */
  onRetry: () => void;
}

function NotPaired({ pairing, onRetry }: { pairing: 'unpaired' | 'refused'; onRetry: () => void }) {
  const { say } = useSpoken();
  return (
    <div className="tablet-page">
      <main className="tablet-alone">
        <StatusPage
          icon="tablet"
          title={say(`${pairing}.title`)}
          text={say(`${pairing}.text`)}
          actions={
            pairing === 'refused' && <Button onClick={onRetry}>{say('refused.retry')}</Button>
          }
        />
      </main>
    </div>
  );
}

function Main(props: TabletScreenProps): ReactElement {
  const { state, view, moved, onWrite, onSend } = props;
  const { services, requests, messages, draft, device } = state;
  const loading = state.keptAt === null;
  const serviceOf = (id: number) => services.find((service) => service.id === id);
  const all = <ServicesView services={services} loading={loading} focused={moved} />;
  if (view.name === 'requests') return <RequestList state={state} focused={moved} />;
  if (view.name === 'messages') return <MessageList state={state} focused={moved} />;
  if (loading) return all;
  if (view.name === 'service') {
    return (
      <ServiceView
        key={view.id}
        service={serviceOf(view.id)}
        note={draft?.serviceId === view.id ? draft.note : ''}
        sending={draft?.serviceId === view.id ? state.sending : 'idle'}
        open={openRequestOf(requests, view.id)}
        doNotDisturb={device?.do_not_disturb ?? false}
        focused={moved}
        onWrite={(note) => onWrite(view.id, note)}
        onSend={() => onSend(view.id)}
      />
    );
  }
  if (view.name === 'message') {
    const message = messages.find(({ message_id }) => message_id === view.id);
    return <MessageView key={view.id} message={message} focused={moved} />;
  }
  const sent = view.name === 'sent' ? requests.find(({ id }) => id === view.id) : undefined;
  if (sent) {
    return <SentView request={sent} service={serviceOf(sent.service_id)} focused={moved} />;
  }
  return all;
}

function Paired(props: TabletScreenProps): ReactElement {
  const { state, view, onPickLanguage, onRetry } = props;
  const { device, language, requests } = state;
  if (device && (language === null || view.name === 'language')) {
    return (
      <div className="tablet-page">
        <Notices state={state} onRetry={onRetry} />
        <main className="tablet-alone">
          <LanguageView
            title={device.project.name}
            room={device.name}
            selected={language}
            onPick={onPickLanguage}
          />
        </main>
      </div>
    );
  }
  return (
    <Frame
      state={state}
      view={view}
      onRetry={onRetry}
      aside={
        <>
          {view.name !== 'requests' && <RequestList state={state} beside />}
          {view.name !== 'messages' && (
            <MessageList state={state} current={view.name === 'message' ? view.id : null} beside />
          )}
        </>
      }
    >
      <Main {...props} />
      <News key={state.guest} requests={requests} />
    </Frame>
  );
}

/** The whole tablet, in every state it can be in. */
export function TabletScreen(props: TabletScreenProps): ReactElement {
  const { state, ownLanguage, onNavigate, onRetry } = props;
  const language = state.language ?? ownLanguage;
  const timeZone = state.device?.project.time_zone;
  const spoken = useMemo(
    () => ({
      language,
      say: textsOf(language),
      timeOf: timeZone ? formatTimeIn.bind(null, timeZone) : formatBrowserTime,
    }),
    [language, timeZone],
  );
  return (
    <UiProvider locale={language} navigate={onNavigate}>
      <SpokenContext value={spoken}>
        {state.pairing === 'paired' ? (
          <Paired {...props} />
        ) : (
          <NotPaired pairing={state.pairing} onRetry={onRetry} />
        )}
      </SpokenContext>
    </UiProvider>
  );
}
