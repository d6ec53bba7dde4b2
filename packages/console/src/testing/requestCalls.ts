import type { UnknownAction } from 'redux';
import { MessageType } from '@concierge/contract/messageStates';
import { paths } from '@concierge/contract/paths';
import type { ServiceRequest } from '@concierge/contract/requests';
import {
  messageFormClosed,
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
  NEW_REQUEST,
  newRequestClosed,
  newRequestRequested,
  replyClosed,
  replyOpened,
  stateChangeRequested,
} from '../features/requests/requestsSlice.ts';
import {
  noteRequested,
  noteWithdrawRequested,
  timelineLeft,
  timelineOpened,
} from '../features/requests/timeline/timelineSlice.ts';
import { formOf } from '../lib/modal/formState.ts';
import { type Dialog, type Subject, dialog, lookups, name } from './dialogCall.ts';
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

const timeline = (row: ServiceRequest, ask: UnknownAction): Subject => ({
  open: [timelineOpened(row)],
  ask,
  close: [timelineLeft()],
  shown: ({ timeline: { subject, entries, forms, isLoading, problem } }) =>
    isLoading ? null : { subject, entries, problem, form: formOf(forms, row.id) },
  name: row.service_name,
});

const timelineCall = (
  call: string,
  path: RegExp,
  ask: (row: ServiceRequest, context: SignedIn) => Promise<UnknownAction> | UnknownAction,
  kind?: Pick<Dialog, 'loads'>,
): Dialog =>
  dialog(
    call,
    path,
    async (context) => {
      const row = await approvedRequest(context);
      return timeline(row, await ask(row, context));
    },
    kind,
  );

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
  dialog('a change of state', /request\/\d+\/update$/, async (context) => {
    const row = await approvedRequest(context);
    return reply(row, stateChangeRequested({ request: row, state: 2, note: '' }));
  }),
  {
    call: 'a new request',
    path: /request\/create$/,
    subjects: async (context) => {
      const { services, devices } = context.server.project;
      const about = name('Room');
      const body = { service_id: services[0], device_id: devices[0].id, source: 'phone' } as const;
      const row = await approvedRequest(context);
      return [
        {
          ask: newRequestRequested({ body: { ...body, note: about }, about }),
          close: [newRequestClosed()],
          shown: ({ requests: { forms } }) => formOf(forms, NEW_REQUEST),
          name: about,
        },
        reply(row, stateChangeRequested({ request: row, state: 2, note: '' })),
      ];
    },
  },
  dialog('a take-over', /take-over$/, async (context) => {
    const row = await approvedRequest(context, 'operator');
    return reply(row, takeOverRequested(row));
  }),
  dialog('a hand-over', /hand-over$/, async (context) => {
    const request = await approvedRequest(context, 'admin');
    const to = { id: context.server.project.users.operator, label: 'operator' };
    return reply(request, handOverRequested({ request, to, note: '' }));
  }),
  dialog('a request given back', /give-back$/, async (context) => {
    const row = await handedOver(context);
    return reply(row, giveBackRequested(row));
  }),
  dialog(
    'a first look',
    /seen$/,
    async (context) => {
      const row = await handedOver(context);
      return reply(row, seenRequested(row));
    },
    { silent: true },
  ),
  timelineCall('the timeline', /timeline$/, timelineOpened, { loads: true }),
  timelineCall('a staff note', /note$/, (subject) =>
    noteRequested({ subject, audience: 'staff', text: 'Knock twice' }),
  ),
  timelineCall('a note to the guest', /message\/create$/, (subject) =>
    noteRequested({ subject, audience: 'guest', text: 'On our way' }),
  ),
  timelineCall('a withdrawn note', /withdraw$/, staffNote),
  dialog('a message about a request', /message\/create$/, async (context) => {
    const { id, device_serial_id, device_name } = await approvedRequest(context);
    const about = { service_request_id: id, device_name };
    const fields = { type: 1, title: 'Towels', message: 'On our way' } as const;
    return messageForm({ ...fields, ...about, device_serial_id: [device_serial_id] });
  }),
  dialog('a draft', /message\/update$/, async (context) => messageForm(await draft(context))),
  {
    call: 'a new message',
    path: /message\/create$/,
    subjects: async (context) => [
      messageForm({ type: 1, title: name('New'), message: 'Text', device_serial_id: ['101'] }),
      messageForm(await draft(context)),
    ],
  },
  dialog('a publication', /publish$/, async (context) => {
    const { message_id, title } = await draft(context);
    return {
      ask: messagePublishRequested({ message_id, title, type: 1 }),
      close: [publishClosed(message_id)],
      shown: ({ messages }) => formOf(messages.publishing, message_id),
      name: title,
    };
  }),
  lookups('request', async (context) => (await approvedRequest(context)).id),
  lookups('message', async (context) => (await draft(context)).message_id),
];
