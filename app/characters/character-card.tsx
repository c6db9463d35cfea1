import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { DrawnCard as Character } from './presenters/character-for-fan';
import { Portrait } from '../kit/ui/media/portrait';
import { Icon } from '../kit/ui/icons/icon';
import { CharacterBadges } from './character-badges';
import { PreviewLoop } from './preview-loop';
import { TypeMark } from './type-mark';

interface CharacterCardProps {
  character: Character;
  className?: string;
  isFirst?: boolean;
}

export function CharacterCard({ character, className, isFirst }: CharacterCardProps) {
  const { t } = useTranslation('characters');
  const { slug, name, age, occupation, media } = character;
  return (
    <Link
      to={`/characters/${slug}`}
      className={clsx(
        'group near-only rounded-card bg-raised shadow-card after:rounded-card after:border-line relative block aspect-4/5 overflow-hidden after:pointer-events-none after:absolute after:inset-0 after:border',
        className,
      )}
    >
      <Portrait
        src={media.card}
        alt=""
        isFirst={isFirst ?? false}
        className="ease-settle absolute inset-0 size-full transition-transform duration-300 group-hover:scale-104"
      />
      {media.videoPreview && <PreviewLoop src={media.videoPreview} poster={media.poster} />}
      <span className="media-foot absolute inset-x-0 bottom-0 h-[62%]" />
      <span className="absolute inset-x-3 top-3 flex items-start justify-between gap-1.5">
        <span className="flex flex-wrap gap-1.5">
          <CharacterBadges character={character} />
        </span>
        {character.availableForCalls && (
          <span className="bg-badge text-fg inline-flex h-6 items-center rounded-full border border-white/13 px-2 backdrop-blur-md">
            <Icon name="phone" size={14} />
            <span className="sr-only">{t('can-be-called')}</span>
          </span>
        )}
      </span>
      <span className="absolute inset-x-3.5 bottom-3 md:bottom-3.5">
        <span className="type-h3 flex items-center gap-2 md:text-[1.375rem]">
          <span className="truncate pb-0.5">{name}</span>
          <TypeMark type={character.type} />
        </span>
        <span className="block truncate text-[0.8125rem]/5 text-[#dccfd6]">
          {age} · {occupation}
        </span>
      </span>
    </Link>
  );
}
