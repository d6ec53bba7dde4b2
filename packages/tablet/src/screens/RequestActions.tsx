import type { DeviceRequest } from '@concierge/contract/devices';
import { RequestState } from '@concierge/contract/requestStates';
import { Button } from '@concierge/ui/Button';
import { Inline } from '@concierge/ui/Inline';
import { Stack } from '@concierge/ui/Stack';
import { Text } from '@concierge/ui/Text';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import {
  canAskAgain,
  canFollow,
  isOpen,
  type RequestAct,
  type TabletState,
} from '../model/tabletState.ts';
import { useSpoken } from './spoken.ts';

/** What a guest may do with an own request. */
export interface RequestHandlers {
  onAct: (act: RequestAct, requestId: number) => void;
  /** It was not solved. */
  onFollow: (requestId: number) => void;
}

interface RequestActionsProps extends RequestHandlers {
  request: DeviceRequest;
  state: TabletState;
}

/** The button that was pressed is gone. */
const TAKES_FOCUS = { autoFocus: true };

/** Asking again, canceling, and saying that it was not solved: each where it makes sense. Canceling asks once more. */
export function RequestActions(props: RequestActionsProps): ReactElement {
  const { request, state, onAct, onFollow } = props;
  const { say, now } = useSpoken();
  const [canceling, setCanceling] = useState(false);
  const [kept, setKept] = useState(false);
  const { id, asked, state_id } = request;
  const acting = state.acting?.id === id ? state.acting : null;
  const failure = acting?.failure;
  const pending = (act: RequestAct) => acting?.act === act && !failure;
  const waiting = state_id === RequestState.waiting;
  const asksAgain = canAskAgain(request, now);
  const failed =
    failure === 'network'
      ? 'request.offline'
      : failure === 'busy'
        ? 'failed.busy'
        : 'request.changed';
  const pressed = useRef(false);
  const act = (what: RequestAct) => {
    pressed.current = true;
    onAct(what, id);
  };
  useEffect(() => {
    // The button that was pressed is gone once it has had its effect.
    if (!pressed.current || document.activeElement !== document.body) return;
    pressed.current = false;
    document.querySelector('h1')?.focus({ preventScroll: true });
  });
  return (
    <Stack gap={3}>
      {isOpen(state_id) && asked > 1 && !asksAgain && <Text>{say('request.told')}</Text>}
      {failure && (
        <Text role="alert" tone="danger">
          {say(failed)}
        </Text>
      )}
      {canceling && waiting ? (
        <>
          <Text weight="semibold">{say('request.cancelSure')}</Text>
          <Inline gap={3}>
            <Button
              variant="primary"
              tone="danger"
              pending={pending('cancel')}
              onClick={() => act('cancel')}
            >
              {say('request.cancel')}
            </Button>
            <Button
              {...TAKES_FOCUS}
              onClick={() => {
                setCanceling(false);
                setKept(true);
              }}
            >
              {say('request.keep')}
            </Button>
          </Inline>
        </>
      ) : (
        <Inline gap={3}>
          {asksAgain && (
            <Button variant="primary" pending={pending('askAgain')} onClick={() => act('askAgain')}>
              {say('request.askAgain')}
            </Button>
          )}
          {waiting && (
            <Button {...(kept && TAKES_FOCUS)} onClick={() => setCanceling(true)}>
              {say('request.cancel')}
            </Button>
          )}
          {canFollow(request, state, now) && (
            <Button onClick={() => onFollow(id)}>{say('request.notSolved')}</Button>
          )}
        </Inline>
      )}
    </Stack>
  );
}
