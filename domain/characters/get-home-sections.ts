import type { DomainContext } from '../shared/context';
import { listCharacters } from './list-characters';
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

/** The home page's character sections in a visit's seeded order. */
export async function getHomeSections(
  context: DomainContext,
  { seed }: { seed: number },
  address: MediaAddress,
): Promise<HomeSections> {
  const read = async (section: CharacterSection, limit = sectionSize) =>
    (await listCharacters(context, { section, seed, limit }, address)).items;
  const [featured, verified, callable, anime] = await Promise.all([
    read('featured', sectionSize + 1),
    read('verified'),
    read('callable', 6),
    read('anime'),
  ]);
  const hero = featured.find((character) => character.media.cover !== null) ?? null;
  return {
    hero,
    featured: featured.filter((character) => character !== hero).slice(0, sectionSize),
    verified,
    callable,
    anime,
  };
}
