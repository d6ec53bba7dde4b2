import { ConfirmDialog } from '@concierge/ui/ConfirmDialog';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../lib/http/problem.ts';
import { useWhileOpen } from '../../lib/modal/useWhileOpen.ts';
import { newStaysOf } from './newStays.ts';

/** Names that are read at a glance; the others are counted. */
const NAMES_SHOWN = 8;

interface NewStayDialogProps {
  /** Why the message was not published, if it was not. */
  problem: Problem | null;
  title: string;
  /** The user agrees that the guests of these stays read it. */
  onConfirm: (newStays: number[]) => void;
  onCancel: () => void;
}

/** Asks before a message that was written for one guest goes to the next. */
export function NewStayDialog(props: NewStayDialogProps): ReactElement {
  const { t, i18n } = useTranslation(['messages', 'common']);
  const asked = newStaysOf(props.problem);
  const open = asked.length > 0;
  const title = useWhileOpen(open, props.title);
  const devices = useWhileOpen(open, asked);
  const names = devices.slice(0, NAMES_SHOWN).map(({ name }) => name);
  const count = devices.length;
  const more = count - names.length;
  const listed = [
    new Intl.ListFormat(i18n.language, { type: 'unit' }).format(names),
    ...(more > 0 ? [t('details.moreDevices', { count: more })] : []),
  ].join(' ');
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && props.onCancel()}
      title={t('newStay.title', { count })}
      confirmLabel={t('newStay.confirm', { count })}
      cancelLabel={t('common:cancel')}
      onConfirm={() => props.onConfirm(asked.map(({ stay_id }) => stay_id))}
    >
      {t('newStay.body', { title, count, devices: listed })}
    </ConfirmDialog>
  );
}
