import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/**
 * The number of characters examined. The work grows faster than the length; up to this length, a
 * check takes about a millisecond.
 */
const looked = 24;

/** The number of guesses below which a password counts as easy to guess. */
const fewGuesses = 25_000;

let judge: ZxcvbnFactory | undefined;

/**
 * Checks whether a password is in the list of often leaked ones (about 49,000), or among the first
 * guesses: a sequence, a repetition, a date, a leaked one with a digit. Words typical of this site
 * count as leaked. The list is loaded at the first call, which takes some hundred milliseconds.
 */
export function isCommonPassword(password: string, ownWords: readonly string[] = []): boolean {
  judge ??= new ZxcvbnFactory({
    dictionary: { leaked: dictionary['passwords-common'] },
    graphs: adjacencyGraphs,
    // Each further reading of digits as letters multiplies the work.
    l33tMaxSubstitutions: 1,
  });
  const { guesses, sequence } = judge.check(password.slice(0, looked), [...ownWords]);
  const [first, ...others] = sequence;
  const isListed = first?.pattern === 'dictionary' && others.length === 0;
  return isListed || guesses < fewGuesses;
}
