import {
  LoginForm,
  LoginLayout,
  NotificationPrompt,
  ReplyModal,
  RequestTable,
  ServiceCard,
  ServiceCardGrid,
  ServiceCardSkeletons,
  type RequestRow,
} from '../index.ts';
import type { ConformanceCase } from './conformanceTypes.ts';

const STATES = { 1: 'Waiting', 2: 'Approved', 3: 'Canceled', 4: 'Done' };

const REQUEST: RequestRow = {
  id: 1,
  state: 1,
  service_name: 'Spa',
  service_icon: '/spa.svg',
  service_date: '02.03.2026 09:30',
  device_name: 'Room 101',
  note: null,
  approved_by_name: null,
  approved_at: null,
  canceled_by_name: null,
  canceled_at: null,
  completed_by_name: null,
  completed_at: null,
  status_button: 'open',
};

const COLUMNS = {
  status: 'Status',
  service_date: 'Date',
  device_name: 'Device',
  service_name: 'Service',
  note: 'Note',
  approved_by_name: 'Approved by',
  approved_at: 'Approved at',
  canceled_by_name: 'Canceled by',
  canceled_at: 'Canceled at',
  completed_by_name: 'Completed by',
  completed_at: 'Completed at',
};

const REPLY = {
  title: 'Reply',
  serviceDate: 'Date',
  device: 'Device',
  note: 'Note',
  noNote: 'None',
  changeState: 'Change to',
  states: STATES,
  actions: STATES,
  current: 'Current',
  sendMessage: 'Message',
  confirmTitle: () => 'Sure?',
  noteLabel: 'Note',
  noteDisabled: 'Not for you',
  confirm: 'Confirm',
  back: 'Back',
  close: 'Close',
};

const LOGIN = {
  projectCode: 'Project',
  username: 'Name',
  password: 'Password',
  submit: 'Sign in',
  show: 'Show',
  hide: 'Hide',
};

/** Requests, the dashboard's cards and sign-in, each with the fewest props it needs. */
export const conciergeCases: readonly ConformanceCase[] = [
  {
    name: 'LoginForm',
    render: (probe, called) => (
      <LoginForm {...probe} labels={LOGIN} onSubmit={called('onSubmit')} />
    ),
  },
  {
    name: 'LoginLayout',
    render: (probe) => (
      <LoginLayout
        {...probe}
        brand="Brand"
        languageMenu="Language"
        welcome={{ title: 'Welcome', text: 'Text' }}
        title="Sign in"
        registration={{ text: 'New?', linkLabel: 'Register', href: 'https://example.com' }}
        footer="0.0.30"
      >
        Form
      </LoginLayout>
    ),
  },
  {
    name: 'NotificationPrompt',
    root: 'Modal',
    overlay: true,
    render: (probe, called) => (
      <NotificationPrompt
        {...probe}
        open
        onAccept={called('onAccept')}
        onDecline={called('onDecline')}
        labels={{ title: 'Notify?', text: 'Text', accept: 'Yes', decline: 'No', close: 'Close' }}
      />
    ),
  },
  {
    name: 'ReplyModal',
    root: 'Modal',
    overlay: true,
    render: (probe, called) => (
      <ReplyModal
        {...probe}
        open
        onOpenChange={called('onOpenChange')}
        request={REQUEST}
        states={[{ state: 2, allowed: true }]}
        canNote
        canMessage
        onConfirm={called('onConfirm')}
        onMessage={called('onMessage')}
        labels={REPLY}
      />
    ),
  },
  {
    name: 'RequestTable',
    root: 'DataTable',
    render: (probe, called) => (
      <RequestTable
        {...probe}
        rows={[REQUEST]}
        columns={['status', 'device_name']}
        onStatusClick={called('onStatusClick')}
        labels={{
          table: 'Requests',
          loading: 'Loading',
          columns: COLUMNS,
          states: STATES,
          reply: () => 'reply',
          canceledByYou: 'Canceled',
          heldByOther: 'Held',
          sortAscending: 'up',
          sortDescending: 'down',
          notSorted: 'unsorted',
        }}
        empty="None"
      />
    ),
  },
  {
    name: 'ServiceCard',
    render: (probe, called) => (
      <ServiceCard
        {...probe}
        name="Spa"
        count={2}
        countLabel="open"
        color="#ff8800"
        iconSrc="/spa.svg"
        detailLabel="Detail"
        onDetail={called('onDetail')}
      />
    ),
  },
  {
    name: 'ServiceCardGrid',
    render: (probe) => (
      <ServiceCardGrid {...probe} label="Services">
        <span>Card</span>
      </ServiceCardGrid>
    ),
  },
  {
    name: 'ServiceCardSkeletons',
    render: (probe) => <ServiceCardSkeletons {...probe} label="Loading" />,
  },
];
