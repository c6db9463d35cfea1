import type { DrawnCard as Character } from './presenters/character-for-fan';
import { CharacterCard } from './character-card';

interface CharacterGridProps {
  characters: Character[];
  /** The number of cards that are visible without scrolling. */
  eager?: number;
}

export function CharacterGrid({ characters, eager = 0 }: CharacterGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-4 xl:grid-cols-5">
      {characters.map((character, index) => (
        <li key={character._id}>
          <CharacterCard character={character} isFirst={index < eager} />
        </li>
      ))}
    </ul>
  );
}
