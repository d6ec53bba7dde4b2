import { describe, expect, it } from 'vitest';
import { DEVICE_PROTOCOL, deviceProtocols, keyOfProtocols } from './deviceLive.ts';

/** What a subprotocol may be made of (RFC 9110, token). */
const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;

describe('the subprotocols of a device', () => {
  it.each(['demo-room-101', 'wvZ0_x-9', 'a/b:c=d,e"f', 'klíč–ключ 🔑', '\u0000\u00ff?>'])(
    'O1 carry the key %j, whatever it is made of',
    (key) => {
      const protocols = deviceProtocols(key);
      expect(protocols[0]).toBe(DEVICE_PROTOCOL);
      for (const protocol of protocols) expect(protocol).toMatch(TOKEN);
      expect(keyOfProtocols(protocols.join(', '))).toBe(key);
      expect(keyOfProtocols(protocols.toReversed().join(','))).toBe(key);
    },
  );

  it.each(['', DEVICE_PROTOCOL, 'key.', 'key.a', 'key.a+b=', 'key.ä', 'keyabc', 'x, ,key'])(
    'O1 without a key, or with one that is no base64url, have none: %j',
    (offered) => {
      expect(keyOfProtocols(offered)).toBeUndefined();
    },
  );
});
