import { SectionHeading } from '../kit/ui/marks/section-heading';
import type { DrawnCard as Character } from './presenters/character-for-fan';
import { CharacterCard } from './character-card';

interface CharacterRowProps {
  id: string;
  title: string;
  more?: { to: string; label: string };
  characters: Character[];
}

/** Shows a section of one row: it scrolls sideways on small screens and shows five cards on large ones. */
export function CharacterRow({ id, title, more, characters }: CharacterRowProps) {
  if (characters.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8 md:mt-9.5">
      <SectionHeading id={id} title={title} more={more} />
      <ul className="scroll-row -mx-4 gap-3 px-4 pb-1 md:-mx-6 md:gap-4 md:px-6 lg:mx-0 lg:grid lg:grid-cols-4 lg:overflow-visible lg:px-0 xl:grid-cols-5">
        {characters.slice(0, 5).map((character, index) => (
          <li
            key={character._id}
            className={`w-[47%] shrink-0 snap-start sm:w-[30%] lg:w-auto ${index === 4 ? 'lg:max-xl:hidden' : ''}`}
          >
            <CharacterCard character={character} />
          </li>
        ))}
      </ul>
    </section>
  );
}
