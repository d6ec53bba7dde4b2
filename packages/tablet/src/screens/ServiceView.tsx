import { TEXT_LIMITS } from '@concierge/contract/constants';
import type { DeviceService } from '@concierge/contract/devices';
import { nameIn } from '@concierge/contract/serviceNames';
import { Button } from '@concierge/ui/Button';
import { Card } from '@concierge/ui/Card';
import { EmptyState } from '@concierge/ui/EmptyState';
import { Icon } from '@concierge/ui/Icon';
import { Inline } from '@concierge/ui/Inline';
import { Stack } from '@concierge/ui/Stack';
import { Text } from '@concierge/ui/Text';
import { TextField } from '@concierge/ui/TextField';
import { UserText } from '@concierge/ui/UserText';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import type { Sending } from '../model/tabletState.ts';
import { addressOf } from '../model/view.ts';
import { BackLink } from './BackLink.tsx';
import { PageTitle } from './PageTitle.tsx';
import { ServiceMark } from './ServiceMark.tsx';
import { useSpoken } from './spoken.ts';

interface ServiceViewProps {
  /** Undefined: it is not offered, or no longer. */
  service: DeviceService | undefined;
  note: string;
  sending: Sending;
  /** What the guest has asked for and is still open, or was not sent, and what can be done about it. */
  open: ReactElement | undefined;
  doNotDisturb: boolean;
  focused: boolean;
  onWrite: (note: string) => void;
  onSend: () => void;
}

/** One service: what the guest wants to say with it, and sending it. */
export function ServiceView(props: ServiceViewProps): ReactElement {
  const { service, note, sending, open, doNotDisturb, focused, onWrite, onSend } = props;
  const { say, language } = useSpoken();
  // What is already asked for gets no twin by a habit; something else of the service is one press away.
  const [elseToo, setElseToo] = useState(note !== '');
  const back = <BackLink text={say('service.back')} href={addressOf({ name: 'services' })} />;
  if (!service) {
    return (
      <Stack gap={4}>
        {back}
        <EmptyState icon="concierge-bell" title={say('service.gone')} />
      </Stack>
    );
  }
  const failure = sending === 'idle' || sending === 'sending' ? null : sending;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <Stack gap={5} className="tablet-form">
      {back}
      <Inline gap={4} wrap={false}>
        <ServiceMark service={service} size={40} />
        <PageTitle focused={focused}>
          <UserText>{nameIn(service, language)}</UserText>
        </PageTitle>
      </Inline>
      {open && (
        <>
          <Text tone="muted">{say('service.open')}</Text>
          {open}
        </>
      )}
      {open && !elseToo ? (
        <Inline>
          <Button variant="ghost" onClick={() => setElseToo(true)}>
            {say('service.else')}
          </Button>
        </Inline>
      ) : (
        <Card padding="lg" className="tablet-card">
          <form onSubmit={submit}>
            <Stack gap={5}>
              <TextField
                label={say('service.note')}
                description={say('service.noteHint')}
                multiline
                autoGrow
                rows={3}
                maxLength={TEXT_LIMITS.note}
                value={note}
                readOnly={sending === 'sending'}
                onChange={(text) => {
                  // The form stays, though something is asked for meanwhile.
                  setElseToo(true);
                  onWrite(text);
                }}
              />
              {failure && (
                <Inline gap={3} align="start" wrap={false} role="alert">
                  <Icon name="circle-alert" size={24} />
                  <Stack gap={1}>
                    <Text weight="semibold" tone="danger">
                      {say('failed.title')}
                    </Text>
                    <Text>{say(`failed.${failure}`)}</Text>
                  </Stack>
                </Inline>
              )}
              {doNotDisturb && <Text tone="muted">{say('service.disturbed')}</Text>}
              <Inline>
                <Button
                  type="submit"
                  variant="primary"
                  size="lg"
                  iconStart="send"
                  pending={sending === 'sending'}
                >
                  {say(failure ? 'service.sendAgain' : 'service.send')}
                </Button>
              </Inline>
            </Stack>
          </form>
        </Card>
      )}
    </Stack>
  );
}
