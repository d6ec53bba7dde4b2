import type { ServiceRequest } from '@concierge/contract/requests';
import { RequestState } from '@concierge/contract/requestStates';
import type { RequestTableProps } from '@concierge/ui/concierge/RequestTable';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { formOf } from '../../../lib/modal/formState.ts';
import { useWhileOpen } from '../../../lib/modal/useWhileOpen.ts';
import { textOfProblem } from '../../../lib/notify.ts';
import { selectUser } from '../../auth/authSlice.ts';
import { conflictText } from '../conflictText.ts';
import { MANY, selectionChanged, selectMany, type ManyState } from './manySlice.ts';

/** What is asked about the selected requests: their next state, or who gets them. */
export type ManyAction = ManyState | 'handOver';

/** In the order of their buttons. */
const ACTIONS: readonly ManyAction[] = [
  RequestState.approved,
  RequestState.done,
  RequestState.canceled,
  'handOver',
];

const allows = ({ allowed_states, can_hand_over }: ServiceRequest, action: ManyAction) =>
  action === 'handOver' ? can_hand_over : allowed_states.includes(action);

type SelectionProps = Pick<
  RequestTableProps,
  'selectionLabels' | 'selectedRows' | 'onSelectedRowsChange' | 'selectable' | 'rowError'
>;

export interface Many {
  /** Props of the table. */
  table: SelectionProps;
  /** The selected requests of the list. */
  selected: readonly ServiceRequest[];
  /** What may be done with at least one of them. */
  actions: readonly ManyAction[];
  /** What is asked; null for nothing. */
  asked: ManyAction | null;
  /** Which of the selected it is asked about: those that allow it. */
  concerned: readonly ServiceRequest[];
  ask: (action: ManyAction | null) => void;
  clear: () => void;
}

/** The requests of a list that are selected, and what is asked about them. */
export function useMany(requests: readonly ServiceRequest[]): Many {
  const { t } = useTranslation('requests');
  const dispatch = useDispatch();
  const { selected: ids, refused, forms } = useSelector(selectMany);
  const username = useSelector(selectUser)?.username;
  const [asked, ask] = useState<ManyAction | null>(null);
  const selectable = useMemo(
    () =>
      new Set(
        requests.flatMap((request) =>
          ACTIONS.some((action) => allows(request, action)) ? [request.id] : [],
        ),
      ),
    [requests],
  );
  const selected = useMemo(() => requests.filter(({ id }) => ids.includes(id)), [requests, ids]);
  const select = useCallback(
    (keys: readonly (string | number)[]) => dispatch(selectionChanged(keys.map(Number))),
    [dispatch],
  );
  const rowError = useCallback(
    ({ id }: { id: number }) => {
      const problem = refused[id];
      if (!problem) return undefined;
      const { errorCode, current, changedBy = null } = problem;
      // A conflict carries the request as it now is.
      return errorCode === 'request_state_conflict' && current
        ? conflictText(t, { request: current as ServiceRequest, changedBy }, username)
        : textOfProblem(problem);
    },
    [refused, t, username],
  );
  const table = useMemo(
    () => ({
      selectionLabels: { all: t('many.all'), row: t('many.row') },
      selectedRows: ids,
      onSelectedRowsChange: select,
      // What was refused says why, also where nothing can be done with it by now.
      selectable: ({ id }: { id: number }) => selectable.has(id) || id in refused,
      rowError,
    }),
    [t, ids, select, selectable, refused, rowError],
  );
  const free = useMemo(
    () => (asked === null ? [] : selected.filter((request) => allows(request, asked))),
    [selected, asked],
  );
  // What was asked about stays when colleagues change all of it, or events come before the answer: a note may be typed.
  const concerned = useWhileOpen(free.length > 0 && !formOf(forms, MANY).pending, free);
  return {
    table,
    selected,
    actions: ACTIONS.filter((action) => selected.some((request) => allows(request, action))),
    asked,
    concerned,
    ask,
    clear: () => select([]),
  };
}
