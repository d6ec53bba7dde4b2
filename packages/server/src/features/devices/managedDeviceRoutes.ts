import {
  DeviceAnswer,
  DeviceCreateBody,
  DeviceKeyAnswer,
  DeviceList,
  DeviceListQuerystring,
  DeviceUpdateBody,
  DevicesCreateAnswer,
  DevicesCreateBody,
  StayBody,
  StayUpdateBody,
} from '@concierge/contract/managedDevices';
import { paths } from '@concierge/contract/paths';
import { actOf } from '../../act.ts';
import { currentUser } from '../../auth/access.ts';
import { requireConfirmed } from '../../auth/confirmation.ts';
import type { AppContext } from '../../context.ts';
import { type Api, callsOf } from '../../lib/api.ts';
import { EmptyBody, ProjectItemParams, ProjectParams, problems } from '../../lib/schemas.ts';
import {
  changeStay,
  renameDevice,
  revokeDevice,
  rotateDeviceKey,
  startStay,
} from './changeDevices.ts';
import { createDevice, createDevices } from './addDevices.ts';
import { searchDevices } from './searchDevices.ts';

const { adminCall, staffCall } = callsOf('Devices');

/** Devices as staff see them, with their stays; admins manage them. */
export function managedDeviceRoutes(app: Api, context: AppContext): void {
  app.get(
    paths.deviceList(':projectId'),
    staffCall({
      operationId: 'listManagedDevices',
      summary: 'The devices of the project by name, with what is known of each',
      params: ProjectParams,
      querystring: DeviceListQuerystring,
      response: { 200: DeviceList },
    }),
    async (request) => searchDevices(context, currentUser(request), request.query),
  );

  app.post(
    paths.deviceCreate(':projectId'),
    adminCall({
      operationId: 'createDevice',
      summary: 'Add a device; only this answer has its key',
      params: ProjectParams,
      body: DeviceCreateBody,
      response: { 201: DeviceKeyAnswer, ...problems(409) },
    }),
    async (request, reply) => {
      requireConfirmed(request, context.now());
      const made = await createDevice(actOf(context, request), request.body);
      return reply.header('cache-control', 'no-store').send(made);
    },
  );

  app.post(
    paths.deviceCreateMany(':projectId'),
    adminCall({
      operationId: 'createDevices',
      summary: 'Add a device for each name that is new; only this answer has their keys',
      params: ProjectParams,
      body: DevicesCreateBody,
      response: { 200: DevicesCreateAnswer },
    }),
    async (request, reply) => {
      if (!request.body.preview) requireConfirmed(request, context.now());
      const made = await createDevices(actOf(context, request), request.body);
      return reply.header('cache-control', 'no-store').send(made);
    },
  );

  app.post(
    paths.deviceUpdate(':projectId', ':id'),
    adminCall({
      operationId: 'updateDevice',
      summary: 'Rename a device and put it into a group, or none',
      params: ProjectItemParams,
      body: DeviceUpdateBody,
      response: { 200: DeviceAnswer, ...problems(409) },
    }),
    async (request) => renameDevice(actOf(context, request), request.params.id, request.body),
  );

  app.post(
    paths.deviceRotate(':projectId', ':id'),
    adminCall({
      operationId: 'rotateDeviceKey',
      summary:
        'Replace a device’s key; the old one stops working, and a revoked device gets access again',
      params: ProjectItemParams,
      body: EmptyBody,
      response: { 200: DeviceKeyAnswer },
    }),
    async (request, reply) => {
      requireConfirmed(request, context.now());
      const made = await rotateDeviceKey(actOf(context, request), request.params.id);
      return reply.header('cache-control', 'no-store').send(made);
    },
  );

  app.post(
    paths.deviceRevoke(':projectId', ':id'),
    adminCall({
      operationId: 'revokeDevice',
      summary: 'Revoke a device’s access; its requests and messages stay',
      params: ProjectItemParams,
      body: EmptyBody,
      response: { 200: DeviceAnswer },
    }),
    async (request) => revokeDevice(actOf(context, request), request.params.id),
  );

  app.post(
    paths.deviceStay(':projectId', ':id'),
    staffCall({
      operationId: 'startStay',
      summary: 'Start a new stay; the device no longer shows earlier data',
      params: ProjectItemParams,
      body: StayBody,
      response: { 201: DeviceAnswer, ...problems(409) },
    }),
    async (request) => startStay(actOf(context, request), request.params.id, request.body),
  );

  app.post(
    paths.deviceStayUpdate(':projectId', ':id'),
    staffCall({
      operationId: 'updateStay',
      summary: 'Change language and wishes of the current stay',
      params: ProjectItemParams,
      body: StayUpdateBody,
      response: { 200: DeviceAnswer, ...problems(409) },
    }),
    async (request) => changeStay(actOf(context, request), request.params.id, request.body),
  );
}
