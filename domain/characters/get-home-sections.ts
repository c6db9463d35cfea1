import type { DomainContext } from '../shared/context';
import { toCharacters, type CharacterRow } from './queries';
import { readSections } from './read-section';
import type { Character, CharacterSection } from './schema';

/** Characters per section of the home page. */
const sectionSize = 10;
/** One more than is shown, because the hero is taken from the featured ones. */
const walks = [
  { name: 'featured', limit: sectionSize + 1 },
  { name: 'verified', limit: sectionSize },
  { name: 'callable', limit: 6 },
  { name: 'anime', limit: sectionSize },
] as const satisfies { name: CharacterSection; limit: number }[];

export interface HomeSections {
  hero: Character | null;
  featured: Character[];
  verified: Character[];
  callable: Character[];
  anime: Character[];
}

/**
 * Returns the home page's character sections in a visit's seeded order, with pinned characters in
 * their places. A character in several sections is the same card object, so that the page's data
 * contains it once.
 */
export async function getHomeSections(
  context: DomainContext,
  { seed, userId = null }: { seed: number; userId?: string | null },
): Promise<HomeSections> {
  const rows = await readSections(context, walks, seed);
  const read = (section: (typeof walks)[number]['name']) => rows.get(section) ?? [];
  const all = walks.flatMap(({ name }) => read(name));
  const cards = await readCards(context, all, userId);
  const featured = cards(read('featured'));
  const hero = featured.find((character) => character.media.cover !== null) ?? null;
  return {
    hero,
    featured: featured.filter((character) => character !== hero).slice(0, sectionSize),
    verified: cards(read('verified')),
    callable: cards(read('callable')),
    anime: cards(read('anime')),
  };
}

async function readCards(
  { db }: DomainContext,
  rows: CharacterRow[],
  userId: string | null,
): Promise<(section: CharacterRow[]) => Character[]> {
  const distinct = [...new Map(rows.map((row) => [row.id, row])).values()];
  const made = await toCharacters(db, distinct, userId);
  const cards = new Map(made.map((card) => [card.id, card]));
  return (section) => section.flatMap(({ id }) => cards.get(id) ?? []);
}
