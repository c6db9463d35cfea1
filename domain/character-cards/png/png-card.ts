import { refuseCard, type CardRefusal } from '../card-refusal';
import { cardLimits } from '../limits';
import { readChunks, writeChunks, type PngChunk } from './png-chunks';
import { textOfChunk, type PngText } from './png-text';

/** The keywords of cards of version 3 and 2; a file that contains both is read as version 3. */
const keywords = ['ccv3', 'chara'] as const;
type Keyword = (typeof keywords)[number];
/** Begins the keywords of pictures and sound inside the file, which are not read. */
const assetKeyword = 'chara-ext-asset_';

/** The maximum number of chunks with a card; each may expand to the maximum size. */
const maxCards = 4;
/** Base64 of a text of the maximum size. */
const base64Bytes = Math.ceil(cardLimits.jsonBytes / 3) * 4;
const base64 = /^[A-Za-z0-9+/]*={0,2}$/;
/** The number of base64 signs that are checked at a time. */
const line = 4096;

type PngCard =
  | { ok: true; json: Buffer; /** The keywords of assets in the file. */ others: string[] }
  | CardRefusal;

const isWanted = (keyword: string) => keywords.some((one) => one === keyword.toLowerCase());

/**
 * Returns the JSON of the card in a PNG or APNG file (Character Card V3, "PNG/APNG"). Several chunks under
 * one keyword are accepted if they are equal.
 */
export function readPngCard(file: Uint8Array): PngCard {
  const found: Record<Keyword, PngText[]> = { ccv3: [], chara: [] };
  const others: string[] = [];
  let count = 0;
  for (const chunk of readChunks(file)) {
    if (chunk === null) return refuseCard('png-damaged');
    if (++count > cardLimits.pngChunks) return refuseCard('png-has-too-many-parts');
    const text = textOfChunk(chunk, isWanted, base64Bytes);
    const keyword = keywords.find((one) => one === text?.keyword.toLowerCase());
    if (text && keyword) {
      found[keyword].push(text);
      if (found.ccv3.length + found.chara.length > maxCards) return refuseCard('several-cards');
    }
    if (text?.keyword.startsWith(assetKeyword)) others.push(text.keyword);
  }
  const [first, ...repeated] = found.ccv3.length > 0 ? found.ccv3 : found.chara;
  if (!first) return refuseCard('png-without-card');
  const { text } = first;
  if (text === null) return refuseCard('json-too-large', { maxBytes: cardLimits.jsonBytes });
  if (repeated.some((other) => !other.text?.equals(text))) return refuseCard('several-cards');
  const json = fromBase64(text);
  return json ? { ok: true, json, others } : refuseCard('not-base64');
}

/** Decodes base64 with optional white space; null if it contains anything else. */
function fromBase64(text: Buffer): Buffer | null {
  const signs = text.toString('latin1').replace(/\s/g, '');
  for (let at = 0; at < signs.length; at += line) {
    if (!base64.test(signs.slice(at, at + line))) return null;
  }
  return Buffer.from(signs, 'base64');
}

/**
 * Returns a PNG file with the JSON of a card under keywords, before its end. Cards and assets that the file
 * has are replaced. Throws if the file is damaged.
 */
export function writePngCard(
  portrait: Uint8Array,
  cards: Readonly<Partial<Record<Keyword, string>>>,
): Buffer {
  const kept: PngChunk[] = [];
  for (const chunk of readChunks(portrait)) {
    if (chunk === null) throw new Error('the portrait of a card is damaged');
    const keyword = textOfChunk(chunk, () => false, 0)?.keyword;
    if (keyword === undefined || !(isWanted(keyword) || keyword.startsWith(assetKeyword))) {
      kept.push(chunk);
    }
  }
  const texts = keywords.flatMap((keyword) => {
    const json = cards[keyword];
    if (json === undefined) return [];
    const text = Buffer.from(json, 'utf8').toString('base64');
    return { type: 'tEXt', data: Buffer.from(`${keyword}\0${text}`, 'latin1') };
  });
  return writeChunks([...kept.slice(0, -1), ...texts, ...kept.slice(-1)]);
}
