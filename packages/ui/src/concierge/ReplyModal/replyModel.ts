import type { RequestState } from '../RequestTable/requestState.ts';

/** One of the four state buttons. */
export interface ReplyChoice {
  state: RequestState;
  allowed: boolean;
  /** Why not, in words; the current state needs none. */
  reason?: string | undefined;
}

/** What the user has decided and typed so far. */
export interface ReplyDraft {
  /** The state chosen last; stays known after going back. */
  picked: RequestState | null;
  confirming: boolean;
  /** The confirmation is what the modal opened with; the choices were not shown. */
  direct: boolean;
  note: string;
}

export type ReplyStep =
  /** `direct`: by a key, which leads to the button that confirms. */
  | { type: 'picked'; state: RequestState; direct?: boolean }
  | { type: 'wentBack' }
  | { type: 'noted'; note: string };

export const EMPTY_REPLY: ReplyDraft = {
  picked: null,
  confirming: false,
  direct: false,
  note: '',
};

/**
 * How a reply begins: with the choices, or with the confirmation of `startAt` if that may be chosen. If it may
 * not, the choices say why at its button.
 */
export function startReply(
  startAt: RequestState | undefined,
  choices: readonly ReplyChoice[],
): ReplyDraft {
  if (startAt === undefined) return EMPTY_REPLY;
  const draft = { ...EMPTY_REPLY, picked: startAt };
  const direct = canConfirm(draft, choices);
  return { ...draft, confirming: direct, direct };
}

/** Going back keeps the note, and so does choosing another state. */
export function nextReply(draft: ReplyDraft, step: ReplyStep): ReplyDraft {
  switch (step.type) {
    case 'picked':
      return { ...draft, picked: step.state, confirming: true, direct: step.direct ?? false };
    case 'wentBack':
      return { ...draft, confirming: false };
    default:
      return { ...draft, note: step.note };
  }
}

/** Whether the chosen state may still be confirmed: the request may have moved on meanwhile. */
export function canConfirm(draft: ReplyDraft, choices: readonly ReplyChoice[]): boolean {
  return choices.some(({ state, allowed }) => state === draft.picked && allowed);
}

/** Why nothing can be chosen any more, where that is one reason for all: the request is closed. */
export function closedReason(choices: readonly ReplyChoice[]): string | undefined {
  if (choices.some(({ allowed }) => allowed)) return undefined;
  const [reason, ...others] = new Set(choices.flatMap((choice) => choice.reason ?? []));
  return others.length === 0 ? reason : undefined;
}

/** What is sent: the note only from users who may write one, without white space around it. */
export function replyOf(
  draft: ReplyDraft,
  canNote: boolean,
): { state: RequestState; note: string } | null {
  if (draft.picked === null) return null;
  return { state: draft.picked, note: canNote ? draft.note.trim() : '' };
}
