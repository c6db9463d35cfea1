import type { DomainContext } from '../shared/context';
import { toCharacters, type CharacterRow } from './queries';
import { readSection } from './read-section';
import type { Character, CharacterPage, CharacterSection } from './schema';

interface Stream {
  limit: number;
  cursor?: string | undefined;
}

interface TwoStreams {
  section: Extract<CharacterSection, 'featured' | 'callable'>;
  seed: number;
  /** Platform characters and verified models, each with its own paging. */
  platform: Stream;
  verified: Stream;
  userId?: string | null;
}

export interface TwoStreamsPage {
  items: Character[];
  nextPlatformCursor: string | null;
  nextVerifiedCursor: string | null;
}

/** Lists a section in which platform characters and verified models alternate. */
export async function listTwoStreams(
  context: DomainContext,
  { section, seed, platform, verified, userId = null }: TwoStreams,
): Promise<TwoStreamsPage> {
  const [ofPlatform, ofVerified] = await Promise.all([
    readStream(context, { section, origin: 'platform' }, seed, platform),
    readStream(context, { section, origin: 'verified_model' }, seed, verified),
  ]);
  const rows = inTurns(ofPlatform.items, ofVerified.items);
  return {
    items: await toCharacters(context.db, rows, userId),
    nextPlatformCursor: ofPlatform.nextCursor,
    nextVerifiedCursor: ofVerified.nextCursor,
  };
}

async function readStream(
  context: DomainContext,
  filter: { section: CharacterSection; origin: Character['origin'] },
  seed: number,
  { limit, cursor }: Stream,
): Promise<CharacterPage<CharacterRow>> {
  if (limit === 0) return { items: [], nextCursor: cursor ?? null };
  return readSection(context, filter, { limit, seed, cursor, inTurnsOf: 2 });
}

/** Returns the rows of both lists alternately, then the rest of the longer list. */
function inTurns(one: CharacterRow[], other: CharacterRow[]): CharacterRow[] {
  const longest = Math.max(one.length, other.length);
  return Array.from({ length: longest }, (_, index) => [one[index], other[index]])
    .flat()
    .filter((row) => row !== undefined);
}
