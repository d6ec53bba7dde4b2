import { DeviceClose, LIVE_SOCKETS_PER_DEVICE } from '@concierge/contract/deviceLive';
import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../context.ts';
import type { Connection } from '../database/schema.ts';
import type { LiveSocket } from './clientSocket.ts';
import { DeviceGroup } from './deviceGroup.ts';
import { type DeviceIdentity, DeviceSocket } from './deviceSocket.ts';
import { latestSeq } from './eventLog.ts';
import { FrameLimit } from './frameLimit.ts';
import type { LiveHub } from './hub.ts';
import { Counter } from './socketLimits.ts';

export interface DeviceHubOptions {
  db: Connection;
  /** The hub that reads the log. */
  hub: Pick<LiveHub, 'followForDevices' | 'unfollowForDevices'>;
  /** Keeps that a device is there. */
  recordDeviceSeen: AppContext['recordDeviceSeen'];
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  onTooSlow?: () => void;
}

/** Tells the devices that are connected to this process what to ask again. */
export interface DeviceHub {
  /** Sends a socket `hello` and the hints that follow. */
  join(socket: LiveSocket, device: DeviceIdentity): Promise<void>;
  /** Takes a frame of a device, a sign of life: answers `ping`, and closes a socket that sends too many. */
  receive(socket: LiveSocket, text: string): void;
  leave(socket: LiveSocket): void;
  /** Pings all sockets and checks their keys. */
  sweep(): void;
  /** Closes sockets whose key has ended. */
  recheckKeys(): void;
  /** How many sockets are connected to this process. */
  size(): number;
  /** Closes every socket, so that it reconnects later. */
  close(): void;
}

interface RunningGroup {
  group: DeviceGroup;
  /** Resolves when it follows the log. */
  started: Promise<void>;
}

export function createDeviceHub({ db, hub, log, ...options }: DeviceHubOptions): DeviceHub {
  const groups = new Map<number, RunningGroup>();
  const sockets = new Map<LiveSocket, DeviceSocket>();
  const counts = new Counter<number>();
  const frameLimit = new FrameLimit(2 * LIVE_SOCKETS_PER_DEVICE);
  let closed = false;

  const failed = (error: unknown) => log.error({ err: error }, 'live events of devices');
  const tooSlow = () => {
    log.warn('live events: a device does not read and is disconnected');
    options.onTooSlow?.();
  };
  const seen = ({ device }: DeviceSocket) =>
    options.recordDeviceSeen(device, { appVersion: null, battery: null });

  async function follow(projectId: number, group: DeviceGroup): Promise<void> {
    group.position = (await latestSeq(db, projectId)) ?? 0;
    hub.followForDevices(projectId, group);
  }

  /** Also one that is just about to follow. */
  async function unfollow(projectId: number, { group, started }: RunningGroup): Promise<void> {
    await started;
    hub.unfollowForDevices(projectId, group);
  }

  function groupOf(projectId: number): RunningGroup {
    const running = groups.get(projectId);
    if (running) return running;
    const group = new DeviceGroup(db, projectId);
    const fresh = { group, started: follow(projectId, group) };
    groups.set(projectId, fresh);
    return fresh;
  }

  function recheckKeys(): void {
    for (const { group } of groups.values()) group.closeEnded().catch(failed);
  }

  return {
    async join(socket, device) {
      const client = new DeviceSocket(socket, device, tooSlow);
      if (counts.of(device.id) >= LIVE_SOCKETS_PER_DEVICE) {
        log.warn('live events: a device has too many sockets, the newest is closed');
        return client.close(DeviceClose.tooMany, 'too many sockets');
      }
      counts.add(device.id, 1);
      sockets.set(socket, client);
      const { group, started } = groupOf(device.project_id);
      group.add(client);
      if (closed) return client.close(DeviceClose.restart, 'restart');
      seen(client);
      await started;
      await group.greet(client);
    },

    receive(socket, text) {
      const client = sockets.get(socket);
      if (!client?.open) return;
      if (!frameLimit.take(socket, String(client.device.id))) {
        log.warn('live events: a device sends too many frames and is disconnected');
        return client.closeFlooding(DeviceClose.tooMany);
      }
      seen(client);
      if (text === 'ping') client.pong();
    },

    leave(socket) {
      const client = sockets.get(socket);
      if (!client) return;
      sockets.delete(socket);
      const { id, project_id } = client.device;
      counts.add(id, -1);
      const running = groups.get(project_id);
      running?.group.remove(client);
      if (!running || running.group.open) return;
      groups.delete(project_id);
      unfollow(project_id, running).catch(failed);
    },

    sweep() {
      recheckKeys();
      for (const client of sockets.values()) client.heartbeat();
    },

    recheckKeys,

    size: () => sockets.size,

    close() {
      closed = true;
      for (const client of sockets.values()) client.close(DeviceClose.restart, 'restart');
    },
  };
}
