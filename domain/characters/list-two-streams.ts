import type { DomainContext } from '../shared/context';
import { toCards, type CharacterRow } from './queries';
import type { CharacterCard, CharacterSection, MediaAddress } from './schema';
import { positionAt, shuffledPosition, shuffledWalk, type WalkedRow } from './shuffled-walk';

interface Stream {
  limit: number;
  cursor?: string | undefined;
}

interface TwoStreams {
  section: Extract<CharacterSection, 'featured' | 'callable'>;
  seed: number;
  /** Characters of the platform, and twins of real creators: each pages by itself. */
  platform: Stream;
  verified: Stream;
  userId?: string | null;
}

export interface TwoStreamsPage {
  items: CharacterCard[];
  nextPlatformCursor: string | null;
  nextVerifiedCursor: string | null;
}

/** A section in which characters of the platform and verified models take turns. */
export async function listTwoStreams(
  context: DomainContext,
  { section, seed, platform, verified, userId = null }: TwoStreams,
  address: MediaAddress,
): Promise<TwoStreamsPage> {
  const [ofPlatform, ofVerified] = await Promise.all([
    readStream(context, { section, origin: 'platform' }, seed, platform),
    readStream(context, { section, origin: 'verified_model' }, seed, verified),
  ]);
  const rows = inTurns(ofPlatform.rows, ofVerified.rows);
  return {
    items: await toCards(context.db, rows, address, userId),
    nextPlatformCursor: ofPlatform.nextCursor,
    nextVerifiedCursor: ofVerified.nextCursor,
  };
}

async function readStream(
  context: DomainContext,
  filter: { section: CharacterSection; origin: CharacterCard['origin'] },
  seed: number,
  { limit, cursor }: Stream,
): Promise<{ rows: WalkedRow[]; nextCursor: string | null }> {
  const from = cursor ? context.cursors.read(shuffledPosition, cursor) : null;
  if (limit === 0) return { rows: [], nextCursor: cursor ?? null };
  const start = from?.seed ?? seed;
  const walk = { seed: start, from, limit: limit + 1 };
  const rows = await shuffledWalk(context.db, filter, walk);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown,
    nextCursor: rows.length > limit && last ? context.cursors.write(positionAt(last, start)) : null,
  };
}

/** One of each in turn, then what is left of the longer one. */
function inTurns<Row = CharacterRow>(one: Row[], other: Row[]): Row[] {
  const longest = Math.max(one.length, other.length);
  return Array.from({ length: longest }, (_, index) => [one[index], other[index]])
    .flat()
    .filter((row): row is Awaited<Row> & Row => row !== undefined);
}
