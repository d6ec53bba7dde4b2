import {
  sessionCheckFulfilled,
  sessionCheckRejected,
} from '@concierge/console/features/auth/authSlice';
import { auditFulfilled, auditRequested } from '@concierge/console/features/audit/auditSlice';
import {
  devicesFulfilled as managedDevicesFulfilled,
  devicesShown,
} from '@concierge/console/features/devices/devicesSlice';
import { filteringOptionsFulfilled } from '@concierge/console/features/filteringOptions/filteringOptionsSlice';
import { connectionChanged } from '@concierge/console/features/live/liveSlice';
import {
  devicesFulfilled,
  devicesRequested,
  messagesFulfilled,
  messagesRequested,
} from '@concierge/console/features/messages/messagesSlice';
import { listFulfilled, listRequested } from '@concierge/console/features/requests/requestsSlice';
import {
  dashboardFulfilled,
  iconsFulfilled,
  iconsRequested,
  servicesFulfilled,
  servicesRequested,
} from '@concierge/console/features/services/servicesSlice';
import {
  userServicesFulfilled,
  userServicesRequested,
  usersFulfilled,
  usersRequested,
} from '@concierge/console/features/users/usersSlice';
import type { Problem } from '@concierge/console/lib/http/problem';
import {
  answer,
  ConsoleScreen,
  type ConsoleScreenProps,
} from '@concierge/console/testing/ConsoleScreen';
import type { User } from '@concierge/contract/users';
import type { ReactElement } from 'react';
import * as hotel from './hotel.ts';
import { managedDevices } from './hotelDevices.ts';

export const noNetwork: Problem = { kind: 'network', status: null, errorCode: null, message: null };
export const notSignedIn: Problem = {
  kind: 'http',
  status: 401,
  errorCode: 'not_signed_in',
  message: null,
};

export interface HotelScreenProps extends Pick<ConsoleScreenProps, 'address'> {
  /** Who is signed in. Default: the administrator. */
  viewer?: User | null;
  /** What has happened since the console was opened. */
  actions?: ConsoleScreenProps['actions'];
  /** What the server says other than usual. */
  answers?: ConsoleScreenProps['answers'];
}

/** The console of the hotel at an address, nothing running in it. */
export function HotelScreen({
  address,
  viewer = hotel.admin,
  actions = [],
  answers = [],
}: HotelScreenProps): ReactElement {
  return (
    <ConsoleScreen
      address={address}
      actions={[...(viewer ? openedBy(viewer) : [sessionCheckRejected(notSignedIn)]), ...actions]}
      answers={viewer ? [...answers, ...usualAnswers(viewer)] : answers}
    />
  );
}

const openedBy = (viewer: User): ConsoleScreenProps['actions'] => [
  sessionCheckFulfilled(viewer),
  connectionChanged({ connection: 'live', at: '2026-03-02T09:30:00.000Z' }),
  dashboardFulfilled(hotel.dashboard),
  filteringOptionsFulfilled(hotel.filteringOptions),
];

const usualAnswers = (viewer: User): ConsoleScreenProps['answers'] => [
  answer(listRequested, (call) => listFulfilled({ call, page: hotel.requestPage(call, viewer) })),
  answer(messagesRequested, (call) => messagesFulfilled({ call, page: hotel.messagePage })),
  answer(devicesRequested, () => devicesFulfilled(hotel.devices)),
  answer(usersRequested, () => usersFulfilled(hotel.users)),
  answer(userServicesRequested, ({ userId }) =>
    userServicesFulfilled({ userId: userId ?? 0, services: hotel.userServices }),
  ),
  answer(servicesRequested, () => servicesFulfilled(hotel.services)),
  answer(devicesShown, (call) => managedDevicesFulfilled({ call, page: managedDevices })),
  answer(auditRequested, () => auditFulfilled(hotel.auditPage)),
  answer(iconsRequested, () => iconsFulfilled(hotel.icons)),
];
