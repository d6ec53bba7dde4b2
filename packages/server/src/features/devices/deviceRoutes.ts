import { Type } from 'typebox';
import { LANGUAGES } from '@concierge/contract/constants';
import {
  DeviceMessage,
  DeviceMessagePage,
  DevicePaging,
  DeviceRequest,
  DeviceRequestBody,
  DeviceRequestPage,
  DeviceService,
  OwnDevice,
} from '@concierge/contract/devices';
import { Device } from '@concierge/contract/messages';
import { paths } from '@concierge/contract/paths';
import { Id, enumOf, refTo } from '@concierge/contract/refs';
import { currentDevice, currentUser } from '../../auth/access.ts';
import type { AppContext } from '../../context.ts';
import { type Api, callsOf } from '../../lib/api.ts';
import { CreatingHeaders, claimOf } from '../../idempotency.ts';
import { limitPerMinute } from '../../lib/rateLimit.ts';
import { EmptyBody, ProjectParams, problems } from '../../lib/schemas.ts';
import { createRequest } from '../requests/createRequest.ts';
import { askAgain, cancelOwnRequest } from '../requests/guestChanges.ts';
import {
  listDeviceMessages,
  listDeviceRequests,
  listDeviceServices,
  markDelivered,
  readOwnDevice,
} from './deviceQueries.ts';
import { viewMessage } from './viewMessage.ts';

const { deviceCall, staffCall } = callsOf('Device side');

/** The language of names and of their order; that of the stay unless given. */
const InLanguage = Type.Object(
  { lang: Type.Optional(enumOf(LANGUAGES)) },
  { additionalProperties: false },
);

/** The list of devices for staff, and every call that a device makes with its key. */
export function deviceRoutes(app: Api, context: AppContext): void {
  const { config, db, database, names, now } = context;
  const { reader } = database;

  app.get(
    paths.devices(':projectId'),
    staffCall({
      tags: ['Messages'],
      operationId: 'listDevices',
      summary: 'The devices of the project',
      params: ProjectParams,
      response: { 200: Type.Array(refTo(Device)) },
    }),
    async (request) => {
      const { project_id, lang } = currentUser(request);
      const { listed } = await names.read('device', project_id, lang);
      // No message reaches a revoked one.
      const inUse = listed.filter(({ revoked_at }) => revoked_at === null);
      return inUse.map(({ id, serial_id, name, stay_id }) => ({ id, serial_id, name, stay_id }));
    },
  );

  app.get(
    paths.device(),
    deviceCall({
      operationId: 'getOwnDevice',
      summary: 'The device itself, its project and what is known of the guest',
      response: { 200: refTo(OwnDevice) },
    }),
    async (request) => {
      const { project_id, id } = currentDevice(request);
      return readOwnDevice(db, project_id, id);
    },
  );

  app.get(
    paths.deviceServices(),
    deviceCall({
      operationId: 'listOfferedServices',
      summary: 'The services a guest may request',
      querystring: InLanguage,
      response: { 200: Type.Array(refTo(DeviceService)) },
    }),
    async (request) => {
      return listDeviceServices(db, currentDevice(request), request.query.lang);
    },
  );

  app.post(
    paths.deviceRequests(),
    {
      onRequest: limitPerMinute(app, 'requests', config.deviceRateLimit),
      ...deviceCall({
        operationId: 'createRequest',
        summary: 'Request a service',
        headers: CreatingHeaders,
        body: DeviceRequestBody,
        response: { 201: refTo(DeviceRequest), ...problems(404, 409) },
      }),
    },
    async (request) => {
      const device = currentDevice(request);
      const claim = claimOf(request, device.project_id, `device:${device.id}`);
      return createRequest(context, device, request.body, claim);
    },
  );

  app.get(
    paths.deviceRequests(),
    deviceCall({
      operationId: 'listOwnRequests',
      summary: 'The device’s own requests, newest first',
      querystring: DevicePaging,
      response: { 200: DeviceRequestPage },
    }),
    async (request) => {
      const device = currentDevice(request);
      return listDeviceRequests(reader, device.project_id, device.id, request.query);
    },
  );

  const ownRequestCall = (operationId: string, summary: string, refusals: (409 | 429)[]) =>
    deviceCall({
      operationId,
      summary,
      params: Type.Object({ id: Id }),
      body: EmptyBody,
      response: { 200: refTo(DeviceRequest), ...problems(404, ...refusals) },
    });
  app.post(
    paths.deviceRequestCancel(':id'),
    ownRequestCall('cancelOwnRequest', 'Cancel a request that still waits', [409]),
    async (request) => cancelOwnRequest(context, currentDevice(request), request.params.id),
  );
  app.post(
    paths.deviceRequestAskAgain(':id'),
    ownRequestCall('askAgain', 'Ask again for what is open, at most once a minute', [409, 429]),
    async (request) => askAgain(context, currentDevice(request), request.params.id),
  );

  app.get(
    paths.deviceMessages(),
    deviceCall({
      operationId: 'listReceivedMessages',
      summary: 'The published messages sent to the device, newest first',
      querystring: DevicePaging,
      response: { 200: DeviceMessagePage },
    }),
    async (request) => {
      const device = currentDevice(request);
      const page = await listDeviceMessages(reader, device.project_id, device.id, request.query);
      const ids = page.data.map(({ message_id }) => message_id);
      await markDelivered(db, device.id, ids, now());
      return page;
    },
  );

  app.post(
    paths.deviceMessageViewed(':messageId'),
    deviceCall({
      operationId: 'markMessageViewed',
      summary: 'Mark a message as viewed',
      params: Type.Object({ messageId: Id }),
      body: EmptyBody,
      response: { 200: refTo(DeviceMessage) },
    }),
    async (request) => viewMessage(context, currentDevice(request), request.params.messageId),
  );
}
