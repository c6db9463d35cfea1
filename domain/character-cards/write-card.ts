import type { CharacterCard, CardVersion } from './card';
import { portraitPathOf, uriOf, writeCharx } from './charx/write-charx';
import type { JsonObject } from './json/json-value';
import { writePngCard } from './png/png-card';
import { toBackfill, toVersion2, toVersion3, withMorePortraits, withPortraitAt } from './versions';

type WrittenCard = Pick<CharacterCard, 'document'>;

/** Writes a card as JSON, in its own version unless another is requested. */
export function writeCardJson({ document }: WrittenCard, version?: CardVersion): string {
  if (version === undefined) return toJson(document);
  return toJson(version === 'v2' ? toVersion2(document) : toVersion3(document));
}

/**
 * Writes a card into a PNG portrait: of version 3 with the same card of version 2 for older programs, or of
 * version 2 alone. Throws if the portrait is damaged. A signed mark of the portrait does not cover the card: a
 * portrait is signed after this.
 */
export function writeCardPng(
  { document }: WrittenCard,
  portrait: Uint8Array,
  version: CardVersion = 'v3',
): Buffer {
  const cards =
    version === 'v2'
      ? { chara: toJson(toVersion2(document)) }
      : { ccv3: toJson(toVersion3(document)), chara: toJson(toBackfill(document)) };
  return writePngCard(portrait, cards);
}

/** Writes a card of version 3 and its PNG portraits, the main one first, as a charx file. */
export function writeCardCharx(
  { document }: WrittenCard,
  portraits: readonly Uint8Array[],
  writtenAt: Date,
): Promise<Buffer> {
  const files = portraits.map((bytes, index) => ({ path: portraitPathOf(index), bytes }));
  const card = files.reduce<JsonObject>(
    (written, { path }, index) =>
      index === 0 ? withPortraitAt(written, uriOf(path)) : withMorePortraits(written, uriOf(path)),
    toVersion3(document),
  );
  return writeCharx(toJson(card), files, writtenAt);
}

const toJson = (document: JsonObject): string => JSON.stringify(document);
