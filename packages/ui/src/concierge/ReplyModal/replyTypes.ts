import type { ReactNode } from 'react';
import type { ModalProps, OpenProps } from '../../components/Modal/modalTypes.ts';
import type { RequestStep } from '../RequestHistory/RequestHistory.tsx';
import type { RequestState } from '../RequestTable/requestState.ts';
import type { RequestRow } from '../RequestTable/requestTableTypes.ts';
import type { ReplyChoice } from './replyModel.ts';

export interface ReplyRequest extends Pick<
  RequestRow,
  'service_date' | 'device_name' | 'service_name' | 'service_icon' | 'note' | 'state'
> {
  /** Another one in the place of this one begins an empty reply. */
  id?: number;
}

export interface ReplyLabels {
  title: string;
  serviceDate: string;
  device: string;
  note: string;
  /** Shown where there is no note. */
  noNote: string;
  /** Name of the group of the four buttons. */
  changeState: string;
  states: Readonly<Record<RequestState, string>>;
  /** What a state button does, e.g. 'Approve this request'. */
  actions: Readonly<Record<RequestState, string>>;
  /** On the button of the current state. */
  current: string;
  sendMessage: string;
  /** Heading of the confirmation, e.g. 'Approve this request?'. */
  confirmTitle: (state: RequestState) => string;
  noteLabel: string;
  /** Under the note: what becomes of it. */
  noteDescription?: string | undefined;
  /** Under a note that may not be written: why. */
  noteDisabled: string;
  /** Under a note that was typed and can no longer be sent. */
  noteKept: string;
  /** Heading when the chosen state is not possible any more. */
  overtaken: string;
  /** The buttons that confirm, by their action, e.g. 'Approve'. */
  confirm: Readonly<Record<RequestState, string>>;
  /** The keys that confirm, shown beside the button: 'Ctrl+Enter', or '⌘+Enter' on a Mac. Both work everywhere. */
  confirmKeys: string;
  /** Name of the list of what happened to the request. */
  history: string;
  /** In which timezone the history is. */
  historyZone?: string | undefined;
  back: string;
  close: string;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the dialog element. */
export interface ReplyModalProps
  extends
    OpenProps,
    Omit<
      ModalProps,
      'title' | 'size' | 'children' | 'footer' | 'closeLabel' | 'dismissable' | 'role'
    > {
  /** The request to reply to. It may change while the modal is open. */
  request: ReplyRequest | null;
  /** The four states, and whether this user may choose each now. */
  states: ReadonlyArray<ReplyChoice>;
  /**
   * Opens at the confirmation of this state, if it is allowed; Back leads to the choices. Otherwise the choices
   * are shown, with the reason.
   */
  startAt?: RequestState | undefined;
  /**
   * Single keys that lead from what is requested to the confirmation of a state, e.g. `{ a: 2 }`. They do nothing
   * where letters are typed.
   */
  keys?: Readonly<Record<string, RequestState>> | undefined;
  /** What happened to the request so far, oldest first. */
  history?: ReadonlyArray<RequestStep> | undefined;
  /** Shown above what is requested, for example who else handles it and what can be done: `TakeOverNotice`. */
  notice?: ReactNode;
  /** Shown below the facts, for example a closed `Timeline`. On a phone it scrolls with them. */
  details?: ReactNode;
  /** Further buttons beside the one that sends a message, for example to hand the request over. */
  actions?: ReactNode;
  /** Whether this user may add a note. */
  canNote: boolean;
  /** Shows the button that sends a message to the device. */
  canMessage: boolean;
  /** The change is being saved. */
  pending?: boolean | undefined;
  /** Why the change failed, shown in place; the input stays. */
  error?: ReactNode;
  /** Says that another user was faster, and who. */
  conflict?: ReactNode;
  /** The user confirmed a change, with a note or an empty one. */
  onConfirm: (reply: { state: RequestState; note: string }) => void;
  /** Called with the note while it is typed: it would be lost with the modal. */
  onNoteChange?: ((note: string) => void) | undefined;
  /** The user wants to write to the device. */
  onMessage: () => void;
  /** Texts, for screen readers too. */
  labels: ReplyLabels;
  /** Longest note in characters. Default 2000. */
  noteMaxLength?: number | undefined;
}
