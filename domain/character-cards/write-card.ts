import type { CharacterCard, CardVersion } from './card';
import { portraitUri, writeCharx } from './charx/write-charx';
import type { JsonObject } from './json/json-value';
import { writePngCard } from './png/png-card';
import { toBackfill, toVersion2, toVersion3, withPortraitAt } from './versions';

type WrittenCard = Pick<CharacterCard, 'document'>;

/** Writes a card as JSON, in its own version unless another is requested. */
export function writeCardJson({ document }: WrittenCard, version?: CardVersion): string {
  if (version === undefined) return toJson(document);
  return toJson(version === 'v2' ? toVersion2(document) : toVersion3(document));
}

/**
 * Writes a card of version 3 into a PNG portrait, with the same card of version 2 for older programs.
 * Throws if the portrait is damaged. A signed mark of the portrait does not cover the card: a portrait
 * is signed after this.
 */
export function writeCardPng({ document }: WrittenCard, portrait: Uint8Array): Buffer {
  const cards = { ccv3: toJson(toVersion3(document)), chara: toJson(toBackfill(document)) };
  return writePngCard(portrait, cards);
}

/** Writes a card of version 3 and its PNG portrait as a charx file. */
export function writeCardCharx(
  { document }: WrittenCard,
  portrait: Uint8Array,
  writtenAt: Date,
): Promise<Buffer> {
  const card = withPortraitAt(toVersion3(document), portraitUri);
  return writeCharx(toJson(card), portrait, writtenAt);
}

const toJson = (document: JsonObject): string => JSON.stringify(document);
