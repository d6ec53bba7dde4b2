import type { ServiceRequest } from '@concierge/contract/requests';
import { RequestState } from '@concierge/contract/requestStates';
import type { RequestTableProps } from '@concierge/ui/concierge/RequestTable';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { formOf } from '../../../lib/modal/formState.ts';
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
  /** Whether the question is open: events of the change itself may come before its answer. */
  open: boolean;
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
  const free = useMemo(
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
      selectable: ({ id }: { id: number }) => free.has(id) || id in refused,
      rowError,
    }),
    [t, ids, select, free, refused, rowError],
  );
  const concerned = selected.filter((request) => asked !== null && allows(request, asked));
  const open = asked !== null && (concerned.length > 0 || formOf(forms, MANY).pending);
  // A colleague has changed all of them meanwhile.
  if (asked !== null && !open) ask(null);
  return {
    table,
    selected,
    actions: ACTIONS.filter((action) => selected.some((request) => allows(request, action))),
    asked,
    concerned,
    open,
    ask,
    clear: () => select([]),
  };
}
