import { Alert } from '@concierge/ui/Alert';
import { Button } from '@concierge/ui/Button';
import { TakeOverNotice } from '@concierge/ui/concierge/TakeOverNotice';
import { RequestState } from '@concierge/contract/requestStates';
import type { ServiceRequest } from '@concierge/contract/requests';
import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { languageName } from '../../../lib/i18n/languageName.ts';
import { selectUser } from '../../auth/authSlice.ts';
import {
  lostForgotten,
  seenRequested,
  selectHandOver,
  takeOverRequested,
} from './handOverSlice.ts';
import { lostText } from '../conflictText.ts';
import { askedMarks } from '../requestTexts.ts';
import { takeOverTexts } from './handOverTexts.ts';

interface TakeOverProps {
  request: ServiceRequest;
  /** Opens another request in the place of this one. */
  onOpen: (id: number) => void;
}

/** Who else handles the request and what can be done about it, and what is particular about its stay. */
export function TakeOver({ request, onOpen }: TakeOverProps): ReactElement {
  const { t } = useTranslation(['timeline', 'requests', 'common']);
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const { pending, lost: allLost } = useSelector(selectHandOver);
  const { id } = request;
  const conflict = allLost[id];
  const lost = conflict && lostText(t, conflict);
  useEffect(() => () => void dispatch(lostForgotten(id)), [dispatch, id]);
  const { state_id, approved_by, approved_by_name, approver_gone, can_take_over } = request;
  const unseen = request.unseen === true && approved_by === user?.id;
  const markSeen = useEffectEvent(() => dispatch(seenRequested(request)));
  useEffect(() => {
    if (unseen) markSeen();
  }, [unseen]);
  const name = approved_by_name ?? t('unknown');
  const heldByOther = state_id === RequestState.approved && approved_by !== user?.id;
  return (
    <>
      {(heldByOther || lost) && (
        <TakeOverNotice
          onTakeOver={
            heldByOther && can_take_over ? () => dispatch(takeOverRequested(request)) : undefined
          }
          pending={pending[id] === 'takeOver'}
          error={lost}
          labels={takeOverTexts(t, name)}
        >
          {approver_gone
            ? t('takeOver.gone', { name })
            : can_take_over
              ? t('takeOver.held', { name })
              : t('takeOver.ask', { name })}
        </TakeOverNotice>
      )}
      <AskedMarks request={request} onOpen={onOpen} />
      <StayMarks request={request} />
    </>
  );
}

function AskedMarks({ request, onOpen }: TakeOverProps): ReactElement | null {
  const { t } = useTranslation('requests');
  const { follows_id } = request;
  const marks = askedMarks(t, request);
  if (marks.length === 0) return null;
  return (
    <Alert
      tone="warning"
      action={
        follows_id !== undefined && (
          <Button size="sm" onClick={() => onOpen(follows_id)}>
            {t('reply.earlier', { number: follows_id })}
          </Button>
        )
      }
    >
      {marks.map(({ text }) => text).join(' · ')}
    </Alert>
  );
}

function StayMarks({ request }: { request: ServiceRequest }): ReactElement | null {
  const { t, i18n } = useTranslation('timeline');
  const { device_name: device, previous_stay, do_not_disturb, stay_lang } = request;
  // What was known of a guest who has left says nothing of who is there now.
  if (previous_stay) return <Alert tone="info">{t('previousStay', { device })}</Alert>;
  if (!do_not_disturb && !stay_lang) return null;
  const language = stay_lang && languageName(stay_lang, i18n.language);
  return (
    <Alert tone="info">
      {do_not_disturb && <p>{t('doNotDisturb')}</p>}
      {language && <p>{t('guestLanguage', { language })}</p>}
    </Alert>
  );
}
