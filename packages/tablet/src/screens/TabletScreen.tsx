import type { Language } from '@concierge/contract/constants';
import { formatBrowserTime, formatTimeIn } from '@concierge/contract/times';
import { Button } from '@concierge/ui/Button';
import { Card } from '@concierge/ui/Card';
import { Stack } from '@concierge/ui/Stack';
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
import type { RequestHandlers } from './RequestActions.tsx';
import { RequestList } from './RequestList.tsx';
import { OwnRequest, RequestView } from './RequestView.tsx';
import { SentView } from './SentView.tsx';
import { ServiceView } from './ServiceView.tsx';
import { ServicesView } from './ServicesView.tsx';
import { UnsentRow } from './UnsentRow.tsx';
import { SpokenContext, useSpoken } from './spoken.ts';

export interface TabletScreenProps extends RequestHandlers {
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
  /** The guest still wants what was not sent, or not any more. */
  onResend: (key: string) => void;
  onDiscard: (key: string) => void;
  /** The server's time, in ms. */
  now: number;
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
  const { state, view, moved, onWrite, onSend, onResend, onDiscard, onAct, onFollow } = props;
  const { services, requests, messages, draft, device } = state;
  const loading = state.keptAt === null;
  const serviceOf = (id: number) => services.find((service) => service.id === id);
  const all = <ServicesView services={services} loading={loading} focused={moved} />;
  const own = { state, onAct, onFollow };
  if (view.name === 'requests') {
    return <RequestList {...{ state, onResend, onDiscard }} focused={moved} />;
  }
  if (view.name === 'messages') return <MessageList state={state} focused={moved} />;
  if (loading) return all;
  const request =
    view.name === 'request' || view.name === 'sent'
      ? requests.find(({ id }) => id === view.id)
      : undefined;
  const service = serviceOf(request?.service_id ?? 0);
  if (view.name === 'request') {
    return <RequestView {...own} request={request} service={service} focused={moved} />;
  }
  if (view.name === 'service') {
    const open = openRequestOf(requests, view.id);
    const unsent = state.unsent.find(({ serviceId }) => serviceId === view.id);
    const sending = draft?.serviceId === view.id ? state.sending : 'idle';
    const isOut = !unsent || unsent.key === state.sendingKey || sending === 'sending';
    return (
      <ServiceView
        key={view.id}
        service={serviceOf(view.id)}
        note={draft?.serviceId === view.id ? draft.note : ''}
        sending={sending}
        open={
          isOut ? (
            open && <OwnRequest {...own} request={open} service={serviceOf(view.id)} />
          ) : (
            <Card padding="none">
              <Stack as="ul" gap={0}>
                <UnsentRow
                  unsent={unsent}
                  service={serviceOf(view.id)}
                  onResend={() => onResend(unsent.key)}
                  onDiscard={() => onDiscard(unsent.key)}
                />
              </Stack>
            </Card>
          )
        }
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
  if (request) return <SentView {...own} request={request} service={service} focused={moved} />;
  return all;
}

function Paired(props: TabletScreenProps): ReactElement {
  const { state, view, onPickLanguage, onRetry, onResend, onDiscard } = props;
  const { device, language } = state;
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
          {view.name !== 'requests' && <RequestList {...{ state, onResend, onDiscard }} beside />}
          {view.name !== 'messages' && (
            <MessageList state={state} current={view.name === 'message' ? view.id : null} beside />
          )}
        </>
      }
    >
      <Main {...props} />
      <News key={state.guest} state={state} />
    </Frame>
  );
}

/** The whole tablet, in every state it can be in. */
export function TabletScreen(props: TabletScreenProps): ReactElement {
  const { state, ownLanguage, now, onNavigate, onRetry } = props;
  const language = state.language ?? ownLanguage;
  const timeZone = state.device?.project.time_zone;
  const spoken = useMemo(
    () => ({
      language,
      say: textsOf(language),
      now,
      timeOf: timeZone ? formatTimeIn.bind(null, timeZone) : formatBrowserTime,
    }),
    [language, timeZone, now],
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
