import { useTranslation } from 'react-i18next';
import type { CharacterCard } from './presenters/character-for-fan';
import { Badge } from '../kit/ui/marks/badge';
import { ButtonLink } from '../kit/ui/buttons/button';
import { CoverPicture } from './cover-picture';
import { TalkButton } from './talk-button';

interface HeroProps {
  character: CharacterCard;
}

/** Shows one character in a large format, at the top of the home page. */
export function Hero({ character }: HeroProps) {
  const { t } = useTranslation('characters');
  return (
    <section
      aria-labelledby="hero-name"
      className="md:rounded-modal max-sm:short:pt-[24svh] relative isolate -mx-4 flex flex-col justify-end overflow-hidden max-md:min-h-[min(138vw,56svh)] max-sm:pt-[min(86vw,30svh)] sm:max-md:min-h-140 md:mx-0 md:min-h-107.5 md:justify-center"
    >
      <CoverPicture media={character.media} />
      <div className="px-4 pt-8 pb-7 md:max-w-[56%] md:p-11">
        <div className="flex flex-wrap gap-2">
          {character.isLive && <Badge kind="live">{t('badge.live-now')}</Badge>}
          <Badge kind="info" icon="sparkles">
            {t(character.origin === 'verified_model' ? 'ai-twin' : 'ai-character')}
          </Badge>
        </div>
        <h1 id="hero-name" className="type-display mt-4 max-w-80 md:max-w-95 xl:max-w-105">
          {character.name}
        </h1>
        <p className="type-lead text-fg-2 mt-4 max-w-110">{character.tagline}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <TalkButton slug={character.slug} firstName={character.firstName} />
          <ButtonLink to={`/characters/${character.slug}`} kind="soft" size="large">
            {t('profile')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
