import type { DeviceService } from '@concierge/contract/devices';
import { nameIn } from '@concierge/contract/serviceNames';
import { Button } from '@concierge/ui/Button';
import { Inline } from '@concierge/ui/Inline';
import { ListRow } from '@concierge/ui/ListRow';
import { Stack } from '@concierge/ui/Stack';
import { StatusBadge } from '@concierge/ui/StatusBadge';
import { UserText } from '@concierge/ui/UserText';
import type { ReactElement } from 'react';
import { isInQuestion, type Unsent } from '../model/tabletState.ts';
import { ServiceMark } from './ServiceMark.tsx';
import { useSpoken } from './spoken.ts';

interface UnsentRowProps {
  unsent: Unsent;
  service: DeviceService | undefined;
  onResend: () => void;
  onDiscard: () => void;
}

/** A request that has not reached the server. One that is old or was refused asks whether it is still wanted. */
export function UnsentRow({ unsent, service, onResend, onDiscard }: UnsentRowProps): ReactElement {
  const { say, language, timeOf, now } = useSpoken();
  const { at, note, failure } = unsent;
  const asks = isInQuestion(unsent, now);
  const text = failure ? (`failed.${failure}` as const) : asks ? 'unsent.question' : 'unsent.text';
  return (
    <ListRow
      start={<ServiceMark service={service} size={24} />}
      title={<UserText>{service ? nameIn(service, language) : '…'}</UserText>}
      description={
        <Stack as="span" gap={2}>
          <span>
            {timeOf(at)}
            {note && (
              <>
                {' · '}
                <UserText>{note}</UserText>
              </>
            )}
          </span>
          <span>{say(text)}</span>
          <Inline as="span" gap={2}>
            {asks && (
              <Button variant="primary" size="sm" onClick={onResend}>
                {say('unsent.send')}
              </Button>
            )}
            <Button size="sm" onClick={onDiscard}>
              {say('unsent.discard')}
            </Button>
          </Inline>
        </Stack>
      }
      end={
        <StatusBadge tone="neutral" icon="wifi-off">
          {say('unsent.name')}
        </StatusBadge>
      }
    />
  );
}
