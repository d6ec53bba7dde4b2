import type { RoomPlayer } from '../cli/roomPlayer.ts';
import { roomPlayer } from '../cli/roomPlayer.ts';
import { demoDeviceKey } from '../demo/demoProject.ts';
import { tokenHash } from '../lib/tokens.ts';
import type { TestServer } from './testServer.ts';

/** A room of the night: its device, and who plays its guest. */
export interface NightRoom {
  id: number;
  serialId: string;
  player: RoomPlayer;
}

/** Adds rooms to the server's project, each with a player of the simulator. */
export async function addRooms(server: TestServer, count: number): Promise<NightRoom[]> {
  const rooms: NightRoom[] = [];
  for (let number = 1; number <= count; number += 1) {
    const serialId = `night-${number}`;
    const { id } = await server.db
      .insertInto('device')
      .values({
        project_id: server.project.id,
        serial_id: serialId,
        name: `Night room ${number}`,
        key_hash: tokenHash(demoDeviceKey(serialId)),
        created_at: server.clock.now().toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    rooms.push({ id, serialId, player: roomPlayer(server.url, serialId) });
  }
  return rooms;
}
