import type { ReactNode } from 'react';
import type { ModalProps } from '../../components/Modal/modalTypes.ts';
import type { RequestState } from '../RequestTable/requestState.ts';
import type { RequestRow } from '../RequestTable/requestTableTypes.ts';
import type { ReplyChoice } from './replyModel.ts';

export type ReplyRequest = Pick<
  RequestRow,
  'service_date' | 'device_name' | 'service_name' | 'service_icon' | 'note' | 'state'
>;

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
  confirm: string;
  back: string;
  close: string;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the dialog element. */
export interface ReplyModalProps extends Omit<
  ModalProps,
  'title' | 'size' | 'children' | 'footer' | 'closeLabel' | 'dismissable' | 'role'
> {
  /** The request to reply to. It may change while the modal is open. */
  request: ReplyRequest | null;
  /** The four states, and whether this user may choose each now (D7). */
  states: ReadonlyArray<ReplyChoice>;
  /** Whether this user may add a note (D8). */
  canNote: boolean;
  /** Shows the button that sends a message to the device (D6). */
  canMessage: boolean;
  /** The change is being saved. */
  pending?: boolean | undefined;
  /** Why the change failed, shown in place; the input stays. */
  error?: ReactNode;
  /** Says that another user was faster, and who (D10). */
  conflict?: ReactNode;
  onConfirm: (reply: { state: RequestState; note: string }) => void;
  /** Called with the note while it is typed: it would be lost with the modal. */
  onNoteChange?: ((note: string) => void) | undefined;
  onMessage: () => void;
  labels: ReplyLabels;
  /** Longest note in characters. Default 2000. */
  noteMaxLength?: number | undefined;
}
