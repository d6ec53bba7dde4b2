import { Button } from '@concierge/ui/Button';
import type { ServiceRequest } from '@concierge/contract/requests';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { HandOver } from '../HandOver.tsx';
import {
  giveBackRequested,
  handOverClosed,
  handOverRequested,
  selectHandOver,
} from './handOverSlice.ts';

/** Gives an approved request to a colleague, or back to who handed it over. */
export function HandOverActions({ request }: { request: ServiceRequest }): ReactElement {
  const { t } = useTranslation('timeline');
  const dispatch = useDispatch();
  const { pending, forms } = useSelector(selectHandOver);
  const [asked, setAsked] = useState(false);
  const { can_hand_over, can_give_back, handed_over_by_name: name } = request;
  return (
    <>
      {can_hand_over && (
        <Button iconStart="users" onClick={() => setAsked(true)}>
          {t('handOver.action')}
        </Button>
      )}
      {can_give_back && name && (
        <Button
          iconStart="undo-2"
          pending={pending[request.id] === 'giveBack'}
          onClick={() => dispatch(giveBackRequested(request))}
        >
          {t('handOver.giveBack', { name })}
        </Button>
      )}
      <HandOver
        open={asked}
        requests={[request]}
        subject={request.id}
        forms={forms}
        onHandOver={(to, note) => dispatch(handOverRequested({ request, to, note }))}
        onClose={() => setAsked(false)}
        onLeave={(left) => dispatch(handOverClosed(left))}
      />
    </>
  );
}
