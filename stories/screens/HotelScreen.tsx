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
import {
  houseFulfilled,
  houseRequested,
  previewFulfilled,
  previewRequested,
  retentionFulfilled,
  retentionRequested,
} from '@concierge/console/features/house/houseSlice';
import {
  connectionChanged,
  type ConnectionState,
} from '@concierge/console/features/live/liveSlice';
import {
  devicesFulfilled,
  devicesRequested,
  messagesFulfilled,
  messagesRequested,
} from '@concierge/console/features/messages/messagesSlice';
import { reportFulfilled, reportRequested } from '@concierge/console/features/reports/reportsSlice';
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
import { LANGUAGES } from '@concierge/contract/constants';
import type { User } from '@concierge/contract/users';
import { i18n } from '@concierge/console/lib/i18n/i18n';
import { notify } from '@concierge/console/lib/notify';
import { type ReactElement, useState } from 'react';
import {
  dashboard,
  filteringOptions,
  messagePage,
  requestPage,
  userServices,
} from '../hotel/answers.ts';
import { HOUSE, RETENTION, previewOf } from '../hotel/houseAnswers.ts';
import { auditPage } from '../hotel/auditAnswers.ts';
import { devicePage } from '../hotel/deviceAnswers.ts';
import { icons } from '../hotel/icons.ts';
import { hotelIn, NOW, userNamed, type Hotel } from '../hotel/hotel.ts';
import { reportOf } from '../setup/report.ts';

export const noNetwork: Problem = { kind: 'network', status: null, errorCode: null, message: null };
export const notSignedIn: Problem = {
  kind: 'http',
  status: 401,
  errorCode: 'not_signed_in',
  message: null,
};

/** Who may be signed in: `helena` is an administrator, `grace` and `tomas` are operators. */
export type StaffName = 'helena' | 'grace' | 'tomas';

/** A toast that stays as long as the story is looked at. */
export function toast(notice: Omit<Parameters<typeof notify>[0], 'timeout'>): void {
  notify({ ...notice, timeout: 600_000 });
}

export interface HotelScreenProps extends Pick<ConsoleScreenProps, 'address'> {
  /** Who is signed in; null: nobody; 'asked': the server has not answered yet. */
  viewer?: StaffName | 'asked' | null;
  /** How the console and the server are connected. */
  network?: ConnectionState;
  /** How the hotel is other than usual. */
  hotel?: (hotel: Hotel) => Hotel;
  /** What has happened since the console was opened. */
  actions?: (hotel: Hotel) => ConsoleScreenProps['actions'];
  /** What the server says other than usual. */
  answers?: (hotel: Hotel) => ConsoleScreenProps['answers'];
}

/** The hotel in the language of the screen. */
export const hotelHere = (): Hotel =>
  hotelIn(LANGUAGES.find((language) => language === i18n.language) ?? 'en');

/** The console of the hotel at an address, nothing running in it. */
export function HotelScreen({
  address,
  viewer = 'helena',
  network = 'live',
  hotel: change = (hotel) => hotel,
  actions,
  answers,
}: HotelScreenProps): ReactElement {
  const [hotel] = useState(() => change(hotelHere()));
  const user = viewer === null || viewer === 'asked' ? null : userNamed(hotel, viewer);
  const start = user ? openedBy(hotel, user, network) : [sessionCheckRejected(notSignedIn)];
  return (
    <ConsoleScreen
      // Another one in the controls: the console is opened again.
      key={`${viewer} ${network}`}
      address={address}
      actions={[...(viewer === 'asked' ? [] : start), ...(actions?.(hotel) ?? [])]}
      answers={[...(answers?.(hotel) ?? []), ...(user ? usualAnswers(hotel, user) : [])]}
    />
  );
}

const openedBy = (
  hotel: Hotel,
  viewer: User,
  connection: ConnectionState,
): ConsoleScreenProps['actions'] => [
  sessionCheckFulfilled(viewer),
  connectionChanged({ connection, at: NOW }),
  dashboardFulfilled(dashboard(hotel, viewer)),
  filteringOptionsFulfilled(filteringOptions(hotel)),
];

const usualAnswers = (hotel: Hotel, viewer: User): ConsoleScreenProps['answers'] => [
  answer(listRequested, (call) => listFulfilled({ call, page: requestPage(hotel, call, viewer) })),
  answer(messagesRequested, (call) => messagesFulfilled({ call, page: messagePage(hotel, call) })),
  answer(devicesRequested, () => devicesFulfilled([...hotel.devices])),
  answer(usersRequested, () => usersFulfilled([...hotel.users])),
  answer(userServicesRequested, ({ userId }) =>
    userServicesFulfilled({ userId: userId ?? 0, services: userServices(hotel, userId ?? 0) }),
  ),
  answer(servicesRequested, () => servicesFulfilled([...hotel.services])),
  answer(devicesShown, (call) => managedDevicesFulfilled({ call, page: devicePage(hotel, call) })),
  answer(auditRequested, () => auditFulfilled(auditPage(hotel))),
  answer(houseRequested, () => houseFulfilled(HOUSE)),
  answer(retentionRequested, () => retentionFulfilled(RETENTION)),
  answer(previewRequested, (months) => previewFulfilled({ months, rows: previewOf(months) })),
  answer(reportRequested, (call) => reportFulfilled({ call, report: reportOf(hotel, call) })),
  answer(iconsRequested, () => iconsFulfilled([...icons])),
];
