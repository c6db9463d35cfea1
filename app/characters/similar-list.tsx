import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { CharacterCard } from './presenters/character-for-fan';
import { Avatar } from '../kit/ui/media/avatar';
import { TypeMark } from './type-mark';

interface SimilarListProps {
  firstName: string;
  characters: CharacterCard[];
}

export function SimilarList({ firstName, characters }: SimilarListProps) {
  const { t } = useTranslation('characters');
  if (characters.length === 0) return null;
  return (
    <section aria-label={t('similar', { name: firstName })}>
      <h2 className="type-h3 mb-2">{t('similar', { name: firstName })}</h2>
      <ul className="-mx-2">
        {characters.map((character) => (
          <li key={character._id}>
            <Link
              to={`/characters/${character.slug}`}
              className="rounded-input hover:bg-veil flex items-center gap-3 p-2 transition duration-120"
            >
              <Avatar src={character.media.avatar} className="size-11" />
              <span className="min-w-0 flex-1">
                <span className="flex items-center gap-1.5 text-[0.9375rem]/5 font-[550]">
                  <span className="truncate">{character.name}</span>
                  <TypeMark type={character.type} size={16} />
                </span>
                <span className="type-small text-fg-3 block truncate">{character.occupation}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
