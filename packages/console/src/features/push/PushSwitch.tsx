import { Switch } from '@concierge/ui/Switch';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { pushIsPossible } from './browserPush.ts';
import { pushSwitched, selectPush } from './pushSlice.ts';

/** Switches notifications in this browser on and off, and says where the browser itself forbids them. */
export function PushSwitch(): ReactElement {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const { on, pending, refused, refusedBrowsers } = useSelector(selectPush);
  const isPossible = pushIsPossible();
  const isBlocked = isPossible && Notification.permission === 'denied';
  const hint = isBlocked ? 'push.blocked' : isPossible ? null : 'push.impossible';
  return (
    <div>
      <Switch
        checked={on}
        pending={pending}
        disabled={hint !== null}
        onChange={(next) => dispatch(pushSwitched(next))}
      >
        {t('push.switch')}
      </Switch>
      {hint && <p>{t(hint)}</p>}
      {on && refused !== null && <p>{t('push.refused', { status: refused })}</p>}
      {refusedBrowsers > 0 && <p>{t('push.refusedBrowsers', { count: refusedBrowsers })}</p>}
    </div>
  );
}
