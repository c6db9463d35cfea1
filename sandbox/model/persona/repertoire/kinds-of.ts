import { type Rule, rule } from './rule';

type Kind = readonly [id: string, weight: number, hears: string, says: readonly string[]];

/** Kinds of questions or of remarks of one language. */
export const kindsOf = (
  language: string,
  only: 'question' | 'statement',
  list: readonly Kind[],
): Rule[] =>
  list.map(([id, weight, source, says]) =>
    rule(
      `${language}.kind-${id}`,
      weight,
      new RegExp(String.raw`(?<!\p{L})(?:${source})(?!\p{L})`, 'u'),
      says,
      { only },
    ),
  );
