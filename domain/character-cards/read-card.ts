import { acceptCard } from './accept-card';
import type { CharacterCard } from './card';
import { refuseCard, type CardRefusal } from './card-refusal';
import { isZip, readCharx } from './charx/read-charx';
import { readJson } from './json/read-json';
import { cardLimits } from './limits';
import { readPngCard } from './png/png-card';
import { isPng } from './png/png-chunks';
import type { RemovedPart } from './without-media';

type CardFormat = 'json' | 'png' | 'charx';

type ReadCard =
  | {
      ok: true;
      format: CardFormat;
      card: CharacterCard;
      /** The parts of the file that are not kept, to be shown to its owner. */
      removed: RemovedPart[];
    }
  | CardRefusal;

type CardJson = { ok: true; format: CardFormat; json: Uint8Array; others: string[] } | CardRefusal;

/**
 * Reads a character card of version 2 or 3 from a JSON, PNG, APNG or charx file, by its content and not by
 * its name. Pictures, sound and other files inside are never decoded and not part of the result.
 */
export async function readCard(file: Uint8Array): Promise<ReadCard> {
  const maxBytes = cardLimits.fileBytes;
  if (file.length > maxBytes) return refuseCard('file-too-large', { maxBytes });
  const found = await findJson(file);
  if (!found.ok) return found;
  const read = readJson(found.json);
  if (!read.ok) return read;
  const accepted = acceptCard(read.document);
  if (!accepted.ok) return accepted;
  const others = found.others.map((path) => ({ kind: 'file' as const, path }));
  return {
    ok: true,
    format: found.format,
    card: accepted.card,
    removed: [...accepted.removed, ...others],
  };
}

async function findJson(file: Uint8Array): Promise<CardJson> {
  if (isPng(file)) {
    const read = readPngCard(file);
    return read.ok ? { ...read, format: 'png' } : read;
  }
  if (isZip(file)) {
    const read = await readCharx(file);
    return read.ok ? { ...read, format: 'charx' } : read;
  }
  if (looksLikeJson(file)) return { ok: true, format: 'json', json: file, others: [] };
  return refuseCard('format-unknown');
}

/** Checks whether a file begins with a brace after a byte order mark and white space. */
function looksLikeJson(file: Uint8Array): boolean {
  const start = Buffer.from(file.subarray(0, 1024)).toString('utf8');
  return start
    .replace(/^\ufeff/, '')
    .trimStart()
    .startsWith('{');
}
