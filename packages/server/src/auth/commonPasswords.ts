import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** As a power of ten. A guesser has three an hour, an attack from many networks a few million a year. */
const ENOUGH_GUESSES = 7;

/** What is longer is guessed as slowly as its beginning. */
const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 64 });

/**
 * Whether a password is found with few guesses: it is among the most used ones, alone or with a year, digits or signs, in
 * whatever case and spelling, or it is repeated characters, a row of keys or of the alphabet.
 */
export const isCommon = (password: string): boolean =>
  estimate.check(password.trim() || password).guessesLog10 < ENOUGH_GUESSES;
