import { accountPaths } from './accountPaths.ts';
import { devicePanelPaths } from './devicePanelPaths.ts';
import type { Part } from './projectPath.ts';
import { staffPaths } from './staffPaths.ts';
import { handOverPaths } from './handOverPaths.ts';

/** What devices call. */
export const devicePaths = {
  device: () => '/api/device',
  deviceLive: () => '/api/device/live',
  deviceRequests: () => '/api/device/requests',
  deviceServices: () => '/api/device/services',
  deviceMessages: () => '/api/device/messages',
  deviceMessageViewed: (messageId: Part) => `/api/device/messages/${messageId}/viewed`,
} as const;

/** Every address. A console takes its own from their files: what one imports is loaded with it. */
export const paths: typeof staffPaths &
  typeof handOverPaths &
  typeof accountPaths &
  typeof devicePanelPaths &
  typeof devicePaths = /* @__PURE__ */ Object.assign(
  {},
  staffPaths,
  handOverPaths,
  accountPaths,
  devicePanelPaths,
  devicePaths,
);
