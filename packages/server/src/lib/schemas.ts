import { Type } from 'typebox';
import { AuditEntry } from '@concierge/contract/audit';
import {
  DeviceMessage,
  DeviceRequest,
  DeviceService,
  OwnDevice,
} from '@concierge/contract/devices';
import { Device, Message, MessageFilter, SelectedDevice } from '@concierge/contract/messages';
import { ManagedDevice, Stay } from '@concierge/contract/managedDevices';
import { House, Retention } from '@concierge/contract/house';
import { PasswordPolicy } from '@concierge/contract/passwordPolicy';
import { ProblemBody } from '@concierge/contract/problem';
import { Id, refTo } from '@concierge/contract/refs';
import { Report, Times } from '@concierge/contract/reports';
import {
  DashboardData,
  FilteringOptions,
  RequestFilter,
  RequestHistoryEntry,
  ServiceRequest,
} from '@concierge/contract/requests';
import { DashboardService, Icon, Service } from '@concierge/contract/services';
import { Session } from '@concierge/contract/sessions';
import { TimelineEntry } from '@concierge/contract/timeline';
import { User, UserService } from '@concierge/contract/users';

/** Every schema that others reference by `$id`, by that name; validation, answers and OpenAPI share them. */
export const SHARED_SCHEMAS = {
  Problem: ProblemBody,
  User,
  Session,
  PasswordPolicy,
  UserService,
  Service,
  DashboardService,
  Icon,
  ServiceRequest,
  RequestFilter,
  RequestHistoryEntry,
  DashboardData,
  FilteringOptions,
  Device,
  SelectedDevice,
  Message,
  MessageFilter,
  DeviceRequest,
  DeviceService,
  OwnDevice,
  DeviceMessage,
  AuditEntry,
  House,
  Retention,
  Times,
  Report,
  TimelineEntry,
  Stay,
  ManagedDevice,
};

export const ProjectParams = Type.Object({ projectId: Id });

/** Of a call about one thing of the project, which the summary of the call names. */
export const ProjectItemParams = Type.Object({ projectId: Id, id: Id });

const FAILURES: Readonly<Record<number, string>> = {
  400: 'The call does not fit the schema.',
  401: 'Not signed in, or the key is unknown.',
  403: 'Not allowed for this user, or sent by a page of another site.',
  404: 'Not found, or not in the caller’s project.',
  409: 'The call conflicts with what is stored.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  429: 'Too many calls; `Retry-After` says how many seconds to wait.',
  500: 'The server failed.',
  503: 'The server cannot serve now; `Retry-After` says how many seconds to wait.',
  507: 'There is no space left to store anything.',
};

/** The `response` entries of failures. */
export function problems(...statuses: readonly number[]) {
  const failure = (status: number) => ({
    ...refTo(ProblemBody),
    description: FAILURES[status] ?? '',
  });
  return Object.fromEntries(statuses.map((status) => [status, failure(status)]));
}

/** A call without payload. */
export const EmptyBody = Type.Object({}, { additionalProperties: false });

/** An answer without a body. */
export const NoContent = Type.Null({ description: 'Done; no body.' });
