import { dictionary } from '@zxcvbn-ts/language-common';

/** What is guessed first: passwords from leaks, in lower case, the most used first. */
const COMMON = new Set<string>(dictionary['passwords-common']);

/** A few characters again and again; lists have some of them, guessers try them all. */
const REPEATED = /^(.{1,3}?)\1+$/su;

/** Whether a password is among the most used ones or a few characters again and again, in whatever case. */
export function isCommon(password: string): boolean {
  const text = password.trim().toLowerCase();
  return COMMON.has(text) || REPEATED.test(text);
}
