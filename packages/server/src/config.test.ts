import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const CWD = '/srv/concierge';

describe('readConfig', () => {
  it('treats an empty value as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', LOG_LEVEL: '' }, CWD)).toEqual(
      readConfig({}, CWD),
    );
  });

  it('reads every setting', () => {
    const env = {
      HOST: '0.0.0.0',
      PORT: '8080',
      DATA_DIR: '/var/lib/concierge',
      CONSOLE_DIR: 'built',
      TABLET_DIR: 'rooms',
      DATABASE_URL: 'postgres://user:secret@db/concierge',
      REGISTRATION_URL: 'https://sign.up/here',
      ICON_SERVICE_URL: 'https://icons.example',
      LIVE_URL: 'wss://live.example/socket',
      TABLET_URL: 'https://rooms.example/tablet',
      TRUST_PROXY: '10.0.0.1, 10.1.0.0/16,::1,loopback',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '0',
      DEVICE_RATE_LIMIT: '5',
      SESSION_DAYS: '7',
      PUSH_CONTACT: 'mailto:ops@example.com',
      PUSH_PORT: '8443',
      METRICS_TOKEN: 'sixteen-or-more-characters',
    };
    expect(readConfig(env, CWD)).toEqual({
      host: '0.0.0.0',
      port: 8080,
      dataDir: '/var/lib/concierge',
      consoleDir: '/srv/concierge/built',
      tabletDir: '/srv/concierge/rooms',
      databaseUrl: 'postgres://user:secret@db/concierge',
      registrationUrl: 'https://sign.up/here',
      iconServiceUrl: 'https://icons.example',
      liveUrl: 'wss://live.example/socket',
      tabletUrl: 'https://rooms.example/tablet',
      trustProxy: ['10.0.0.1', '10.1.0.0/16', '::1', 'loopback'],
      logLevel: 'warn',
      rateLimit: 0,
      deviceRateLimit: 5,
      sessionDays: 7,
      pushContact: 'mailto:ops@example.com',
      pushPort: 8443,
      metricsToken: 'sixteen-or-more-characters',
    });
  });

  it.each([
    ['REGISTRATION_URL', 'javascript:alert(1)'],
    ['REGISTRATION_URL', '//elsewhere.example'],
    ['ICON_SERVICE_URL', 'ftp://icons'],
    ['LIVE_URL', 'https://live.example'],
    ['TRUST_PROXY', 'perhaps'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['LOG_LEVEL', 'loud'],
    ['PUSH_CONTACT', 'me'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'with white space in it'],
  ])('refuses %s=%s in one line with the name of the setting', (name, value) => {
    const read = () => readConfig({ [name]: value }, CWD);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} must be [^\\n]*$`));
  });

  const NUMBERS = [
    ['PORT', 0, 65_535],
    ['RATE_LIMIT', 0, 1_000_000],
    ['DEVICE_RATE_LIMIT', 0, 1_000_000],
    ['SESSION_DAYS', 1, 3_650],
    ['PUSH_PORT', 1, 65_535],
  ] as const;
  it.each(NUMBERS)(
    'Y51 takes %s from %s to %s, and names that range otherwise',
    (name, min, max) => {
      const read = (value: string) => readConfig({ [name]: value }, CWD);
      for (const value of [min, max]) expect(Object.values(read(`${value}`))).toContain(value);
      const huge = '9'.repeat(400);
      const outside = [
        `${min - 1}`,
        `${max + 1}`,
        '-1',
        '1.5',
        '1e3',
        '0x10',
        '+5',
        ' 7',
        'four',
        '7\n',
        huge,
      ];
      for (const value of outside) {
        expect(() => read(value)).toThrow(
          new RegExp(`^${name} must be a whole number from ${min} to ${max}, not "[^\\n]{1,42}"$`),
        );
      }
    },
  );

  it('trusts a proxy in the private networks for TRUST_PROXY=true', () => {
    const { trustProxy } = readConfig({ TRUST_PROXY: 'true' }, CWD);
    expect(trustProxy).toEqual(['loopback', 'linklocal', 'uniquelocal']);
    expect(readConfig({ TRUST_PROXY: 'false' }, CWD).trustProxy).toEqual([]);
  });
});
