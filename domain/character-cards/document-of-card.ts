import type { Choices } from '../made-characters/choices';
import { spokenName } from './card';
import type { StoredCard } from './card-rows';
import { plainName } from './choices-of-card';
import { objectAt, type JsonObject } from './json/json-value';

/**
 * Returns the document of an imported card as it is given back: as it was accepted, with the name and the
 * first message if their owner changed them here. The former first message becomes an alternative.
 */
export function documentOfCard(
  { document, parts, greetingIndex }: Pick<StoredCard, 'document' | 'parts' | 'greetingIndex'>,
  { name, greeting }: Pick<Choices, 'name' | 'greeting'>,
): JsonObject {
  const data = objectAt(document, 'data') ?? {};
  const renamed: JsonObject =
    plainName(spokenName(parts)) === name ? {} : nameIn(parts.nickname, name);
  const [first = '', ...others] = parts.greetings;
  const begun: JsonObject =
    greetingIndex === null && greeting !== first
      ? {
          first_mes: greeting,
          alternate_greetings: [...(first === '' ? [] : [first]), ...others],
        }
      : {};
  return { ...document, data: { ...data, ...renamed, ...begun } };
}

/** The name stands in the field that texts refer to: the nickname, if the card has one. */
const nameIn = (nickname: string, name: string): JsonObject =>
  nickname === '' ? { name } : { nickname: name };
