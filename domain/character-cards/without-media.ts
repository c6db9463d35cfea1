import {
  isObject,
  join,
  objectAt,
  toObject,
  type JsonObject,
  type JsonValue,
} from './json/json-value';
import { withoutBytes } from './without-bytes';

/** A part of a file that is not kept. */
export interface RemovedPart {
  /**
   * `asset`: a picture, sound or other file that the card lists. `bytes`: encoded bytes inside a text or a
   * list. `file`: another file of the archive, or an asset in a chunk of the picture.
   */
  kind: 'asset' | 'bytes' | 'file';
  /** The path in the JSON (`data.assets.0`), the path in the archive, or the keyword of the chunk. */
  path: string;
}

/** The asset of the default portrait, which is drawn and not part of the card. */
const defaultUri = 'ccdefault:';
/** A list of this many numbers from 0 to 255 is a file, not data of a card. */
const byteListLength = 1024;

/**
 * Returns a card without pictures, sound and other encoded files, and a list of what was removed.
 *
 * An asset inside the file (`embeded://`, `__asset:`, `data:`) is removed from the list of assets; a main
 * icon becomes the default portrait. A link to an asset on a server stays as text: it is never fetched. In
 * all other texts a data URL becomes `data:,`, and a long run of base64 is removed.
 */
export function withoutMedia(document: JsonObject): {
  document: JsonObject;
  removed: RemovedPart[];
} {
  const removed: RemovedPart[] = [];
  const data = objectAt(document, 'data');
  const assets = data && Object.hasOwn(data, 'assets') ? data['assets'] : undefined;
  const listed = Array.isArray(assets)
    ? { ...document, data: { ...data, assets: keptAssets(assets, removed) } }
    : document;
  return { document: cleanObject(listed, '', removed), removed };
}

function keptAssets(assets: readonly JsonValue[], removed: RemovedPart[]): JsonValue[] {
  return assets.flatMap((asset, index) => {
    const uri = isObject(asset) ? asset['uri'] : undefined;
    if (!isObject(asset) || typeof uri !== 'string' || isKept(uri)) return [asset];
    removed.push({ kind: 'asset', path: `data.assets.${index}` });
    const isMainIcon = asset['type'] === 'icon' && asset['name'] === 'main';
    return isMainIcon ? [{ ...asset, uri: defaultUri, ext: 'png' }] : [];
  });
}

const isKept = (uri: string): boolean => uri === defaultUri || /^https?:\/\//i.test(uri);

function clean(value: JsonValue, path: string, removed: RemovedPart[]): JsonValue {
  if (typeof value === 'string') {
    const kept = withoutBytes(value);
    if (kept !== value) removed.push({ kind: 'bytes', path });
    return kept;
  }
  if (Array.isArray(value)) {
    if (!isByteList(value)) return value.map((one, at) => clean(one, join(path, at), removed));
    removed.push({ kind: 'bytes', path });
    return [];
  }
  return isObject(value) ? cleanObject(value, path, removed) : value;
}

const cleanObject = (object: JsonObject, path: string, removed: RemovedPart[]): JsonObject =>
  toObject(
    Object.entries(object).map(([key, one]) => [
      withoutBytes(key),
      clean(one, join(path, key), removed),
    ]),
  );

const isByteList = (list: readonly JsonValue[]): boolean =>
  list.length >= byteListLength &&
  list.every((one) => typeof one === 'number' && Number.isInteger(one) && one >= 0 && one <= 255);
