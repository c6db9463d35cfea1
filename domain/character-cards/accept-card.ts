import { partsOf, specs, type CardParts, type CharacterCard } from './card';
import { refuseCard, type CardRefusal } from './card-refusal';
import { isObject, textsOf, type JsonObject } from './json/json-value';
import { cardLimits } from './limits';
import { expandMacros } from './macros/expand-macros';
import { withoutMedia, type RemovedPart } from './without-media';

type AcceptedCard = { ok: true; card: CharacterCard; removed: RemovedPart[] } | CardRefusal;

/** The longest names, with which the length of expanded macros is measured. */
const longName = 'x'.repeat(cardLimits.nameLength);
const mark = '{{';
/** Markup, macros, controls, and marks that change the direction of other texts. */
const notPlain = /[<>\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]|\{\{|\}\}/u;

/**
 * Accepts the JSON of a card of version 2 or 3 without its pictures and sound. Everything else is kept as it
 * is, unknown fields included. Refuses other versions, a missing name, names that are not plain text, and
 * what exceeds the limits.
 */
export function acceptCard(written: JsonObject): AcceptedCard {
  const version = Object.hasOwn(written, 'spec') ? written['spec'] : undefined;
  if (version !== specs.v2 && version !== specs.v3) return refuseCard('version-unknown');
  if (!isObject(written['data'])) return refuseCard('version-unknown', { at: 'data' });
  const { document, removed } = withoutMedia(written);
  const maxBytes = cardLimits.keptBytes;
  if (Buffer.byteLength(JSON.stringify(document)) > maxBytes) {
    return refuseCard('json-too-large', { maxBytes });
  }
  const parts = partsOf(document);
  if (!parts) return refuseCard('name-missing', { at: 'data.name' });
  return (
    refuseNames(parts) ??
    refuseSize(parts) ??
    refuseMacros(document) ?? { ok: true, card: { document, parts }, removed }
  );
}

function refuseNames({ name, nickname }: CardParts): CardRefusal | undefined {
  if (name.trim() === '') return refuseCard('name-missing', { at: 'data.name' });
  const isPlain = (text: string) => text.length <= cardLimits.nameLength && !notPlain.test(text);
  if (!isPlain(name)) return refuseCard('name-not-plain', { at: 'data.name' });
  return isPlain(nickname) ? undefined : refuseCard('name-not-plain', { at: 'data.nickname' });
}

function refuseSize({ greetings, lorebook }: CardParts): CardRefusal | undefined {
  if (greetings.length > cardLimits.greetings) {
    return refuseCard('too-many-greetings', { at: 'data.alternate_greetings' });
  }
  const entries = lorebook?.entries ?? [];
  const keys = entries.reduce(
    (sum, entry) => sum + (entry ? entry.keys.length + entry.secondaryKeys.length : 0),
    0,
  );
  const isTooLarge = entries.length > cardLimits.loreEntries || keys > cardLimits.loreKeys;
  return isTooLarge ? refuseCard('lorebook-too-large', { at: 'data.character_book' }) : undefined;
}

function refuseMacros(document: JsonObject): CardRefusal | undefined {
  const values = { char: longName, user: longName, choose: () => 0, showsHiddenKeys: true };
  for (const { path, text } of textsOf(document)) {
    if (!text.includes(mark) && !text.includes('<')) continue;
    const expanded = expandMacros(text, values, cardLimits.expandedLength);
    if (expanded.length >= cardLimits.expandedLength) {
      return refuseCard('macros-expand-too-far', { at: path });
    }
  }
  return undefined;
}
