import { buffer } from 'node:stream/consumers';
import { drawPlainPng, drawPortraitPng } from '~/providers/renditions/portrait-png';
import type { Storage } from '~/providers/storage/storage';
import { findMade, type OwnMade } from '../made-characters/find-made';
import { renditionKeys } from '../media/rendition-keys';
import type { DomainContext } from '../shared/context';
import { cardFileName, typesOfCards, type CardForm } from './card-forms';
import { documentOfCard } from './document-of-card';
import { documentOfMade } from './document-of-made';
import { findCardOf } from './find-card';
import { writeCardCharx, writeCardJson, writeCardPng } from './write-card';

interface Export {
  userId: string;
  slug: string;
  form: CardForm;
  /** False to leave the portrait out; a PNG then has a plain ground. */
  withPortrait: boolean;
  /** True to add the other portraits of its batch, to charx only. */
  withAllPortraits: boolean;
  /** True to say when and how it was made. What an imported card says about it always stays. */
  withOrigin: boolean;
}

interface CardFile {
  name: string;
  contentType: string;
  bytes: Buffer;
}

/**
 * Writes a person's made character as a card: the imported card as it was accepted, or one written from the
 * choices. It contains no chat and no memory; its pictures are portraits of our own. Null if there is no
 * such character.
 */
export async function exportCard(
  context: DomainContext,
  storage: Storage,
  { userId, slug, form, ...wanted }: Export,
): Promise<CardFile | null> {
  const made = await findMade(context, { userId, slug });
  if (made?.state !== 'made') return null;
  const card = await findCardOf(context, { userId, characterId: made.id });
  const document = card
    ? documentOfCard(card, made.choices)
    : documentOfMade(made, wanted.withOrigin);
  const { contentType } = typesOfCards[form];
  const file = { name: cardFileName(slug, form), contentType };
  if (form === 'json') return { ...file, bytes: Buffer.from(writeCardJson({ document })) };
  const pictures = await readPortraits(storage, made, wanted);
  if (form === 'charx') {
    return { ...file, bytes: await writeCardCharx({ document }, pictures, context.now()) };
  }
  const portrait = pictures[0] ?? (await drawPlainPng());
  return { ...file, bytes: writeCardPng({ document }, portrait, form) };
}

/** Returns the chosen portrait and, on request, the others, as PNG. A missing file is left out. */
async function readPortraits(
  storage: Storage,
  { portraits, portraitId }: Pick<OwnMade, 'portraits' | 'portraitId'>,
  { withPortrait, withAllPortraits }: Pick<Export, 'withPortrait' | 'withAllPortraits'>,
): Promise<Buffer[]> {
  if (!withPortrait) return [];
  const chosen = portraits.filter(({ id }) => id === portraitId);
  const others = portraits.filter(
    ({ id, batch }) => id !== portraitId && batch === chosen[0]?.batch,
  );
  const files: Buffer[] = [];
  for (const { folder } of withAllPortraits ? [...chosen, ...others] : chosen) {
    const stored = folder === null ? null : await readLargest(storage, folder);
    if (stored) files.push(await drawPortraitPng(stored));
  }
  return files;
}

async function readLargest(storage: Storage, folder: string): Promise<Buffer | null> {
  for (const width of [720, 360] as const) {
    const file = await storage.read(renditionKeys.picture(folder, width, 'webp'));
    if (file) return buffer(file.stream);
  }
  return null;
}
