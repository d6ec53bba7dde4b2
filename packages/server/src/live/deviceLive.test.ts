import {
  DEVICE_KEY_PREFIX,
  DEVICE_PROTOCOL,
  DeviceClose,
  LIVE_SOCKETS_PER_DEVICE,
  deviceProtocols,
} from '@concierge/contract/deviceLive';
import type { DeviceKeyAnswer } from '@concierge/contract/managedDevices';
import { paths } from '@concierge/contract/paths';
import { expect, it, onTestFinished } from 'vitest';
import { addDevice } from '../cli/accounts.ts';
import { rotateDevice } from '../cli/revocation.ts';
import { DeviceClient, type DeviceClientOptions } from '../testing/deviceClient.ts';
import { describeOnEachDatabase, signedIn } from '../testing/eachDatabase.ts';
import { refusalOf } from '../testing/liveClient.ts';

describeOnEachDatabase('the live channel of a device', (server) => {
  const admin = signedIn(server, 'admin');

  function connect(key: string, options: DeviceClientOptions = {}): DeviceClient {
    const client = new DeviceClient(server().url, key, options);
    onTestFinished(() => client.end());
    return client;
  }
  const first = () => server().project.devices[0];

  /** A device of its own, whose key a test may end. */
  async function newDevice(): Promise<DeviceKeyAnswer> {
    const fields = { serial_id: `serial ${Math.random()}`, name: 'New' };
    const path = paths.deviceCreate(server().project.id);
    return await admin.write<DeviceKeyAnswer>(path, fields);
  }

  it('O1 sends hello first, answers ping with pong, and chooses the subprotocol without the key', async () => {
    const client = await connect(first().key).greeted();
    expect(client.texts).toEqual(['{"event":"hello"}']);
    expect(client.socket.protocol).toBe(DEVICE_PROTOCOL);
    client.socket.send('{"event":"requests.changed"}');
    client.socket.send('ping');
    await client.until(() => client.texts.includes('pong'));
    expect(client.texts.slice(1)).toEqual(['pong']);
    client.socket.send('x'.repeat(5_000));
    expect(await client.closeCode()).toBe(1009);
  });

  it('O1 takes a key of any characters, and one in the header of other calls', async () => {
    const key = 'klíč, "4" / 2 = 🔑';
    const { code: project } = server().project;
    await addDevice(server().database, { project, serialId: 'by hand', name: 'By hand', key });
    const byHand = await connect(key).greeted();
    const headers = { authorization: `Bearer ${first().key}` };
    const inHeader = await connect('', { protocols: [], headers }).greeted();
    const hello = '{"event":"hello"}';
    expect([...byHand.texts, ...inHeader.texts]).toEqual([hello, hello]);
  });

  it.each([
    ['a key that is none', () => deviceProtocols('no such key')],
    ['a key that is not encoded', () => [DEVICE_PROTOCOL, `${DEVICE_KEY_PREFIX}a.b`]],
    ['no key', () => [DEVICE_PROTOCOL]],
    ['a session', () => [DEVICE_PROTOCOL]],
  ])('O1 closes with 4401, without a word, on %s', async (_what, protocols) => {
    const { cookie = '' } = admin.headers;
    const client = connect('', { protocols: protocols(), headers: { cookie } });
    expect(await client.closeCode()).toBe(DeviceClose.keyEnded);
    expect(client.texts).toEqual([]);
  });

  it('O1 is refused to a page of another site, and open to one of this', async () => {
    const foreign = connect(first().key, { origin: 'https://elsewhere.example' });
    expect(await refusalOf(foreign)).toBe(403);
    await connect(first().key, { origin: server().url }).greeted();
  });

  it('O1 a key in the address is none', async () => {
    const address = `${paths.deviceLive()}?key=${first().key}`;
    expect((await server().anonymous.get(address)).status).toBe(404);
    const { status } = await server().device(first()).get(paths.deviceLive());
    expect(status).toBe(404);
  });

  it.each([
    ['revoked', paths.deviceRevoke],
    ['given a new key', paths.deviceRotate],
  ])(
    'O1 all sockets of a device that is %s are closed at once, and no others',
    async (_how, path) => {
      const { device, key } = await newDevice();
      const other = await connect(first().key).greeted();
      const [one, two] = [await connect(key).greeted(), await connect(key).greeted()];
      await admin.write(path(server().project.id, device.id), {});
      expect(await one.closeCode()).toBe(DeviceClose.keyEnded);
      expect(await two.closeCode()).toBe(DeviceClose.keyEnded);
      expect([...one.hints, ...two.hints]).toEqual([]);
      expect(await connect(key).closeCode()).toBe(DeviceClose.keyEnded);
      await admin.write(paths.deviceUpdate(server().project.id, first().id), { name: 'Other' });
      expect(await other.next('device.changed')).toEqual(['device.changed']);
      await admin.write(paths.deviceUpdate(server().project.id, first().id), {
        name: first().name,
      });
      expect(other.closed).toBeUndefined();
    },
  );

  it('O1 a new key connects, and keeps its socket when the old one’s is closed', async () => {
    const { device, key } = await newDevice();
    const old = await connect(key).greeted();
    const path = paths.deviceRotate(server().project.id, device.id);
    const body = await admin.write<DeviceKeyAnswer>(path, {});
    const fresh = await connect(body.key).greeted();
    expect(await old.closeCode()).toBe(DeviceClose.keyEnded);
    const update = paths.deviceUpdate(server().project.id, device.id);
    await admin.write(update, { name: 'Newer' });
    expect(await fresh.next('device.changed')).toEqual(['device.changed']);
  });

  it('O1 one device has a limited number of sockets; others stay, and other devices have theirs', async () => {
    const [, second] = server().project.devices;
    const many = Array.from({ length: LIVE_SOCKETS_PER_DEVICE }, () => connect(second.key));
    await Promise.all(many.map((client) => client.greeted()));
    const refused = connect(second.key);
    expect(await refused.closeCode()).toBe(DeviceClose.tooMany);
    expect(refused.texts).toEqual([]);
    await connect(first().key).greeted();
    await many[0]?.end();
    // The server notices later: then it has the others, and that of the first device.
    await expect
      .poll(() => server().app.websocketServer.clients.size)
      .toBe(LIVE_SOCKETS_PER_DEVICE);
    await connect(second.key).greeted();
    expect(many.slice(1).every(({ closed }) => closed === undefined)).toBe(true);
  });

  it('O1 R2 a device that sends more than ten frames in a second is closed with 4429', async () => {
    const client = await connect(first().key).greeted();
    for (let count = 0; count < 50; count += 1) client.socket.send('{}');
    expect(await client.closeCode()).toBe(DeviceClose.tooMany);
  });

  it('O1 a key that the command line replaced ends its sockets as well', async () => {
    const { device, key } = await newDevice();
    const client = await connect(key).greeted();
    const { code: project } = server().project;
    await rotateDevice(server().database, { project, serialId: device.serial_id }, 'another-key');
    // On SQLite the command is another process, whose change has no event: any change of the device shows it.
    if (server().database.dialect === 'sqlite') {
      await admin.write(paths.deviceUpdate(server().project.id, device.id), { name: 'Seen' });
    }
    expect(await client.closeCode()).toBe(DeviceClose.keyEnded);
  });
});
