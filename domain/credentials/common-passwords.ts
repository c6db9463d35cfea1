import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/**
 * Beyond this many characters nothing more is looked at: the work grows faster than the length, and
 * below it a password is judged in about a millisecond.
 */
const looked = 24;

/** Whoever guesses finds a password within so many tries, going by what others choose. */
const fewGuesses = 25_000;

let judge: ZxcvbnFactory | undefined;

/**
 * Whether a password stands in the list of those that leak again and again (about 49,000), or is
 * one of the first that anybody would guess: a run, a repeat, a date, a leaked one with a digit. The
 * words that this very site puts into people's heads count as leaked.
 * The list is read at the first question, which takes some hundred milliseconds.
 */
export function isCommonPassword(password: string, ownWords: readonly string[] = []): boolean {
  judge ??= new ZxcvbnFactory({
    dictionary: { leaked: dictionary['passwords-common'] },
    graphs: adjacencyGraphs,
    // Every further reading of digits as letters multiplies the work.
    l33tMaxSubstitutions: 1,
  });
  const { guesses, sequence } = judge.check(password.slice(0, looked), [...ownWords]);
  const [first, ...others] = sequence;
  const isListed = first?.pattern === 'dictionary' && others.length === 0;
  return isListed || guesses < fewGuesses;
}
