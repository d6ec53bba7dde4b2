import { reasonOf } from '../../lib/reason.ts';

/** What was found of one thing, in one line. Only an error makes the command fail. */
export interface Finding {
  level: 'ok' | 'warning' | 'error';
  about: string;
  text: string;
}

export const ok = (about: string, text: string): Finding => ({ level: 'ok', about, text });
export const warning = (about: string, text: string): Finding => ({
  level: 'warning',
  about,
  text,
});
export const failure = (about: string, text: string): Finding => ({ level: 'error', about, text });

export const lineOf = ({ level, about, text }: Finding): string =>
  `${level.padEnd(7)}  ${about.padEnd(10)}  ${text}`;

/** The findings, or why there are none. */
export async function findingsOf(
  about: string,
  find: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  try {
    return await find();
  } catch (error) {
    return [failure(about, reasonOf(error))];
  }
}
