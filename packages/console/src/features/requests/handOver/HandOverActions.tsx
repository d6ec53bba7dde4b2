import { Button } from '@concierge/ui/Button';
import type { ServiceRequest } from '@concierge/contract/requests';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { HandOver } from '../HandOver.tsx';
import {
  giveBackRequested,
  handOverClosed,
  handOverRequested,
  selectHandOver,
} from './handOverSlice.ts';

interface HandOverActionsProps {
  request: ServiceRequest;
  /** It is to be handed over: opens the dialog. */
  onHandOver: () => void;
}

/** Gives an approved request to a colleague, or back to who handed it over. */
export function HandOverActions({ request, onHandOver }: HandOverActionsProps): ReactElement {
  const { t } = useTranslation('timeline');
  const dispatch = useDispatch();
  const { pending } = useSelector(selectHandOver);
  const { can_hand_over, can_give_back, handed_over_by_name: name } = request;
  return (
    <>
      {can_hand_over && (
        <Button iconStart="users" onClick={onHandOver}>
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
    </>
  );
}

interface HandOverOneProps {
  open: boolean;
  request: ServiceRequest;
  onClose: () => void;
}

/** To whom one request is handed over. It stays open when a colleague is faster: a note may be typed. */
export function HandOverOne({ open, request, onClose }: HandOverOneProps): ReactElement {
  const dispatch = useDispatch();
  const { forms } = useSelector(selectHandOver);
  return (
    <HandOver
      open={open}
      requests={[request]}
      subject={request.id}
      forms={forms}
      onHandOver={(to, note) => dispatch(handOverRequested({ request, to, note }))}
      onClose={onClose}
      onLeave={(left) => dispatch(handOverClosed(left))}
    />
  );
}
