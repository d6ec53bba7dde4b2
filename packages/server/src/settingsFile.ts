import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError, type Environment, SETTINGS, type SettingName } from './config.ts';
import { reasonOf } from './lib/reason.ts';

/** Names the file to read settings from, for the server and its commands. */
const VARIABLE = 'SETTINGS_FILE';

const LINE = /^(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/s;

class LineRefused extends Error {}

const isSetting = (name: string): name is SettingName =>
  (SETTINGS as readonly string[]).includes(name);

function insideQuotes(quote: string, text: string): string {
  const end = text.indexOf(quote, 1);
  if (end === -1) throw new LineRefused('the value has no closing quote');
  if (end !== text.length - 1) throw new LineRefused('there is text behind the closing quote');
  const value = text.slice(1, end);
  if (quote === '"' && value.includes('\\')) {
    throw new LineRefused('a backslash is only allowed between single quotes');
  }
  return value;
}

/** Refuses what a shell, systemd or Docker would take for something else. */
function bare(text: string): string {
  if (/['"]/.test(text)) {
    throw new LineRefused('a quote inside a value needs quotes of the other kind around the value');
  }
  if (text.includes('\\')) {
    throw new LineRefused('a backslash is only allowed between single quotes');
  }
  if (/(?:^|\s)#/.test(text)) {
    throw new LineRefused('a comment needs its own line, and a value with " #" needs quotes');
  }
  return text;
}

function valueOf(text: string): string {
  const quote = text[0];
  return quote === '"' || quote === "'" ? insideQuotes(quote, text) : bare(text);
}

function readLine(text: string): { name: SettingName; value: string } {
  const [, name = '', value = ''] = LINE.exec(text) ?? [];
  if (name === '') throw new LineRefused('it is not NAME=value');
  if (!isSetting(name)) throw new LineRefused(`${name} is not a setting of the server`);
  // oxlint-disable-next-line no-control-regex -- these are what is refused
  if (/[\u0000-\u0008\u000a-\u001f\u007f]/.test(value)) {
    throw new LineRefused('the value has a control character');
  }
  return { name, value: valueOf(value) };
}

/**
 * Reads lines of `NAME=value`. The value is taken as it is, or as it is between quotes: nothing in it is replaced or run.
 * Empty lines and lines that begin with `#` or `;` are left out. `file` names the text in messages.
 * @throws ConfigError with the number of a line that cannot be taken whole; its value is not repeated.
 */
export function parseSettings(text: string, file: string): Environment {
  const found = new Map<SettingName, { value: string; line: number }>();
  for (const [index, whole] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const line = index + 1;
    const trimmed = whole.trim();
    if (trimmed === '' || /^[#;]/.test(trimmed)) continue;
    try {
      const { name, value } = readLine(trimmed);
      const before = found.get(name);
      if (before) throw new LineRefused(`${name} is also set in line ${before.line}`);
      found.set(name, { value, line });
    } catch (error) {
      if (!(error instanceof LineRefused)) throw error;
      throw new ConfigError(`Line ${line} of ${file} is refused: ${error.message}`);
    }
  }
  return Object.fromEntries([...found].map(([name, { value }]) => [name, value]));
}

/**
 * The settings of the environment, and those of the file that `SETTINGS_FILE` names; what the environment sets wins.
 * @throws ConfigError for a file that cannot be read or has a line that cannot be taken whole.
 */
export function withSettingsFile(env: Environment, cwd: string): Environment {
  const named = env[VARIABLE];
  if (!named) return env;
  const file = resolve(cwd, named);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    throw new ConfigError(`${VARIABLE} ${file} cannot be read: ${reasonOf(error)}`);
  }
  const set = Object.entries(env).filter(([, value]) => value);
  return { ...parseSettings(text, file), ...Object.fromEntries(set) };
}
