import type { UnknownAction } from 'redux';
import { MessageType } from '@concierge/contract/messageStates';
import { paths } from '@concierge/contract/paths';
import type { ServiceRequest } from '@concierge/contract/requests';
import {
  messageClosed,
  messageFormClosed,
  messageLookupRequested,
  messagePublishRequested,
  messageSaveRequested,
  messageSubject,
  publishClosed,
  type MessageDraft,
} from '../features/messages/messagesSlice.ts';
import {
  giveBackRequested,
  handOverClosed,
  handOverRequested,
  seenRequested,
  takeOverRequested,
} from '../features/requests/handOver/handOverSlice.ts';
import {
  replyClosed,
  replyOpened,
  requestLookupRequested,
  stateChangeRequested,
} from '../features/requests/requestsSlice.ts';
import {
  noteRequested,
  noteWithdrawRequested,
  timelineLeft,
  timelineOpened,
} from '../features/requests/timeline/timelineSlice.ts';
import { formOf } from '../lib/modal/formState.ts';
import { type Dialog, type Subject, lookups, name, pair } from './dialogCall.ts';
import type { SignedIn } from './signedIn.ts';

/** Requests that wait, or that this user has approved, as admin sees them. */
export async function approvedRequest(
  { server }: SignedIn,
  approver?: 'admin' | 'operator',
): Promise<ServiceRequest> {
  const { id } = await server.request({ note: name('Note') });
  if (approver) await server.put(await server.signIn(approver), id, 2);
  const row = await server.row(await server.signIn('admin'), id);
  if (!row) throw new Error(`No request ${id}`);
  return row;
}

const reply = (row: ServiceRequest, ask: UnknownAction): Subject => ({
  open: [replyOpened(row)],
  ask,
  close: [handOverClosed(row.id), replyClosed(row.id)],
  shown: ({ requests, handOver }) => ({
    reply: requests.reply,
    form: formOf(requests.forms, row.id),
    handOver: formOf(handOver.forms, row.id),
    pending: handOver.pending[row.id],
    lost: handOver.lost[row.id],
  }),
  name: row.service_name,
});

const replies = (
  call: string,
  path: RegExp,
  make: (context: SignedIn) => Promise<ServiceRequest>,
  ask: (row: ServiceRequest, context: SignedIn) => UnknownAction,
): Dialog => ({
  call,
  path,
  subjects: (context) =>
    pair(async () => {
      const row = await make(context);
      return reply(row, ask(row, context));
    }),
});

const timeline = (row: ServiceRequest, ask: UnknownAction): Subject => ({
  open: [timelineOpened(row)],
  ask,
  close: [timelineLeft()],
  shown: ({ timeline: { subject, entries, forms, isLoading, problem } }) =>
    isLoading ? null : { subject, entries, problem, form: formOf(forms, row.id) },
  name: row.service_name,
});

const timelines = (
  call: string,
  path: RegExp,
  ask: (row: ServiceRequest, context: SignedIn) => Promise<UnknownAction> | UnknownAction,
): Dialog => ({
  call,
  path,
  subjects: (context) =>
    pair(async () => {
      const row = await approvedRequest(context);
      return timeline(row, await ask(row, context));
    }),
});

async function staffNote(subject: ServiceRequest, { server }: SignedIn): Promise<UnknownAction> {
  const admin = await server.signIn('admin');
  const path = paths.staffNote(server.project.id, subject.id);
  const { entry } = await admin.write<{ entry: { note: { note_id: number } } }>(path, {
    text: 'Knock twice',
  });
  return noteWithdrawRequested({ subject, noteId: entry.note.note_id });
}

/** A request that a colleague handed over to admin. */
async function handedOver(context: SignedIn): Promise<ServiceRequest> {
  const { server } = context;
  const { id } = await approvedRequest(context, 'operator');
  const operator = await server.signIn('operator');
  const path = paths.requestHandOver(server.project.id, id);
  await operator.write(path, { to_user_id: server.project.users.admin });
  const row = await server.row(await server.signIn('admin'), id);
  if (!row?.can_give_back) throw new Error('It cannot be given back');
  return row;
}

/** A draft that is not published. */
async function draft({ server }: SignedIn) {
  const title = name('Draft');
  const message_id = await server.message(await server.signIn('admin'), { title });
  return {
    type: MessageType.message,
    title,
    message: 'Text',
    device_serial_id: ['101'],
    message_id,
  };
}

const messageForm = (written: MessageDraft): Subject => {
  const subject = messageSubject(written);
  return {
    ask: messageSaveRequested(written),
    close: [messageFormClosed(subject)],
    shown: ({ messages: { forms, unsent } }) => [formOf(forms, subject), unsent[subject]],
    name: written.device_name ?? written.title,
  };
};

/** Calls of dialogs about requests and messages. */
export const REQUEST_CALLS: readonly Dialog[] = [
  replies(
    'a change of state',
    /request\/\d+\/update$/,
    (context) => approvedRequest(context),
    (row) => stateChangeRequested({ request: row, state: 2, note: '' }),
  ),
  replies(
    'a take-over',
    /take-over$/,
    (context) => approvedRequest(context, 'operator'),
    takeOverRequested,
  ),
  replies(
    'a hand-over',
    /hand-over$/,
    (context) => approvedRequest(context, 'admin'),
    (row, { server }) =>
      handOverRequested({
        request: row,
        to: { id: server.project.users.operator, label: 'operator' },
        note: '',
      }),
  ),
  replies('a request given back', /give-back$/, handedOver, giveBackRequested),
  { ...replies('a first look', /seen$/, handedOver, seenRequested), silent: true },
  { ...timelines('the timeline', /timeline$/, timelineOpened), loads: true },
  timelines('a staff note', /note$/, (subject) =>
    noteRequested({ subject, audience: 'staff', text: 'Knock twice' }),
  ),
  timelines('a note to the guest', /message\/create$/, (subject) =>
    noteRequested({ subject, audience: 'guest', text: 'On our way' }),
  ),
  timelines('a withdrawn note', /withdraw$/, staffNote),
  {
    call: 'a message about a request',
    path: /message\/create$/,
    subjects: (context) =>
      pair(async () => {
        const { id, device_serial_id, device_name } = await approvedRequest(context);
        const about = { service_request_id: id, device_name };
        const fields = { type: 1, title: 'Towels', message: 'On our way' } as const;
        return messageForm({ ...fields, ...about, device_serial_id: [device_serial_id] });
      }),
  },
  {
    call: 'a draft',
    path: /message\/update$/,
    subjects: (context) => pair(async () => messageForm(await draft(context))),
  },
  {
    call: 'a new message',
    path: /message\/create$/,
    subjects: async (context) => [
      messageForm({ type: 1, title: name('New'), message: 'Text', device_serial_id: ['101'] }),
      messageForm(await draft(context)),
    ],
  },
  {
    call: 'a publication',
    path: /publish$/,
    subjects: (context) =>
      pair(async () => {
        const order = await draft(context);
        const { message_id, title } = order;
        return {
          ask: messagePublishRequested({ message_id, title, type: 1 }),
          close: [publishClosed(message_id)],
          shown: ({ messages }) => formOf(messages.publishing, message_id),
          name: title,
        };
      }),
  },
  lookups(
    'a request that is found',
    async (context) => (await approvedRequest(context)).id,
    (id) => requestLookupRequested({ id }),
    replyClosed,
    ({ requests: { lookup } }) => lookup.row && lookup,
  ),
  lookups(
    'a message that is found',
    async (context) => (await draft(context)).message_id,
    (id) => messageLookupRequested({ id }),
    () => messageClosed(),
    ({ messages: { lookup } }) => lookup.row && lookup,
  ),
];
