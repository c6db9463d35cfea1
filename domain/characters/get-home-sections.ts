import type { DomainContext } from '../shared/context';
import { listCharacterRows } from './list-characters';
import { toCards, type CharacterRow } from './queries';
import type { CharacterCard, CharacterSection, MediaAddress } from './schema';

/** How many a section of the home page shows. */
const sectionSize = 10;

export interface HomeSections {
  hero: CharacterCard | null;
  featured: CharacterCard[];
  verified: CharacterCard[];
  callable: CharacterCard[];
  anime: CharacterCard[];
}

/**
 * The home page's character sections in a visit's seeded order. Who stands in several of them is one
 * and the same card, so that a page's data says it once.
 */
export async function getHomeSections(
  context: DomainContext,
  { seed }: { seed: number },
  address: MediaAddress,
): Promise<HomeSections> {
  const read = async (section: CharacterSection, limit = sectionSize) =>
    (await listCharacterRows(context, { section, seed, limit })).items;
  const [featured, verified, callable, anime] = await Promise.all([
    read('featured', sectionSize + 1),
    read('verified'),
    read('callable', 6),
    read('anime'),
  ]);
  const cards = await readCards(
    context,
    [...featured, ...verified, ...callable, ...anime],
    address,
  );
  const hero = cards(featured).find((character) => character.media.cover !== null) ?? null;
  return {
    hero,
    featured: cards(featured)
      .filter((character) => character !== hero)
      .slice(0, sectionSize),
    verified: cards(verified),
    callable: cards(callable),
    anime: cards(anime),
  };
}

async function readCards(
  { db }: DomainContext,
  rows: CharacterRow[],
  address: MediaAddress,
): Promise<(section: CharacterRow[]) => CharacterCard[]> {
  const distinct = [...new Map(rows.map((row) => [row.id, row])).values()];
  const cards = new Map((await toCards(db, distinct, address)).map((card) => [card._id, card]));
  return (section) => section.flatMap(({ id }) => cards.get(id) ?? []);
}
