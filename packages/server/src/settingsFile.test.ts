import { describe, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { parseSettings } from './settingsFile.ts';

const FILE = '/etc/concierge.env';
const read = (text: string) => parseSettings(text, FILE);

describe('the settings file', () => {
  it.each([
    [
      'DATABASE_URL=postgres://c:p@db/c?sslmode=verify-full&sslrootcert=/a',
      'postgres://c:p@db/c?sslmode=verify-full&sslrootcert=/a',
    ],
    ['DATABASE_URL=postgres://c:`id`@db/c', 'postgres://c:`id`@db/c'],
    ['DATABASE_URL=postgres://c:$HOME$(id)${X}@db/c', 'postgres://c:$HOME$(id)${X}@db/c'],
    ['DATABASE_URL=postgres://c:a#b;c|d<e>!~*(f)@db/c', 'postgres://c:a#b;c|d<e>!~*(f)@db/c'],
    ['DATABASE_URL="postgres://c:a b@db/c"', 'postgres://c:a b@db/c'],
    [`DATABASE_URL='postgres://c:"\\x" # y@db/c'`, 'postgres://c:"\\x" # y@db/c'],
    [`DATABASE_URL="it's"`, "it's"],
    ['export DATABASE_URL=x', 'x'],
    ['  DATABASE_URL = x  ', 'x'],
    ['DATABASE_URL=x\r', 'x'],
    ['\uFEFFDATABASE_URL=x', 'x'],
    ['DATABASE_URL=a=b', 'a=b'],
    ['DATABASE_URL=10.0.0.1, 10.0.0.2', '10.0.0.1, 10.0.0.2'],
    ['DATABASE_URL=""', ''],
    ['DATABASE_URL=', ''],
  ])('Y1 takes %j as it is, and runs nothing', (line, value) => {
    expect(read(line)).toEqual({ DATABASE_URL: value });
  });

  it('Y1 leaves out empty lines and comments, with any line end', () => {
    expect(read('# a\r\n\r\n; b\r\nPORT=1\r\n  # c\nHOST=h\n')).toEqual({ PORT: '1', HOST: 'h' });
  });

  it.each([
    ['PORT=4600 # the port', 'a comment needs its own line'],
    ['PORT=#4600', 'a comment needs its own line'],
    ['DATABASE_URL="secret', 'no closing quote'],
    ["DATABASE_URL='secret", 'no closing quote'],
    ['DATABASE_URL="secret"x', 'text behind the closing quote'],
    ["DATABASE_URL='secret' # c", 'text behind the closing quote'],
    ['DATABASE_URL=sec"ret', 'a quote inside a value'],
    ['DATABASE_URL=sec\\ret', 'a backslash'],
    ['DATABASE_URL="sec\\ret"', 'a backslash'],
    ['DATABASE_URL=secret\\', 'a backslash'],
    ['DATABASE_URL', 'it is not NAME=value'],
    ['DATABASE_URL: secret', 'it is not NAME=value'],
    ['set DATABASE_URL=secret', 'it is not NAME=value'],
    ['DATABSE_URL=secret', 'DATABSE_URL is not a setting'],
    ['NODE_OPTIONS=--inspect', 'NODE_OPTIONS is not a setting'],
    ['HOST=secret\u0007', 'a control character'],
    ['HOST=sec\rret', 'a control character'],
    ['DATA_DIR=other', 'DATA_DIR is also set in line 2'],
  ])('Y1 refuses the line %j by its number, without its value', (line, reason) => {
    const refused = () => read(`# first\nDATA_DIR=here\n${line}\n`);
    expect(refused).toThrow(ConfigError);
    expect(refused).toThrow(`Line 3 of ${FILE} is refused: `);
    expect(refused).toThrow(reason);
    expect(refused).toThrow(/^(?!.*secret)[^\n]*$/);
  });
});
