import { useTranslation } from 'react-i18next';
import type { CharacterProfile } from './presenters/character-for-fan';
import { Link } from '@remix-run/react';
import { useSite } from '../kit/site/use-site';
import { iconButtonClass } from '../kit/ui/buttons/icon-button';
import { Icon } from '../kit/ui/icons/icon';
import { Badge } from '../kit/ui/marks/badge';
import { ModalLink } from '../kit/modals/modal-link';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { CoverPicture } from './cover-picture';
import { FollowButton } from './follow-button';
import { ReportLink } from './report-link';
import { ShareButton } from './share-button';
import { TalkButton } from './talk-button';
import { UnblockForm } from './unblock-form';

interface ProfileHeroProps {
  character: CharacterProfile;
  /** The site path for sharing the character. */
  sharePath: string;
  /** The page with the viewer's pictures of the character. */
  galleryHref: string;
}

/** Shows the cover, which extends under the bar above, with the main facts on it. */
export function ProfileHero({ character, sharePath, galleryHref }: ProfileHeroProps) {
  const { t } = useTranslation(['characters', 'follow']);
  const { viewer } = useSite();
  const isTwin = character.origin === 'verified_model';
  const facts = [character.age, character.occupation, character.place].filter(Boolean);
  return (
    <section className="relative isolate -mt-15 flex flex-col justify-end max-sm:pt-[88vw] sm:max-md:min-h-140 md:-mt-18.5 md:min-h-133 md:pb-4">
      <CoverPicture media={character.media} />
      <div className="px-4 md:px-6 lg:px-8">
        <div className="flex flex-wrap gap-2">
          {character.isLive && <Badge kind="live">{t('badge.live-now')}</Badge>}
          <Badge kind="info" icon="sparkles">
            {t(isTwin ? 'ai-twin' : 'ai-character')}
          </Badge>
          {character.type === 'VerifiedModel' && (
            <Badge icon="badge-check">{t('verified-model')}</Badge>
          )}
          {character.type === 'UserCreated' && <Badge icon="user-round">{t('user-created')}</Badge>}
        </div>
        <h1 className="type-display mt-3.5">{character.name}</h1>
        <p className="type-lead mt-3.5 text-[#dccfd6]">{facts.join(' · ')}</p>
        <FollowerCount count={character.followersCount} isFollowed={character.isFollowed} />
        <div className="mt-5 flex flex-wrap gap-3">
          {character.isBlocked ? (
            <UnblockForm character={character} size="large" />
          ) : (
            <>
              <TalkButton slug={character.slug} firstName={character.firstName} />
              <FollowButton character={character} />
              <ShareButton name={character.name} path={sharePath} />
            </>
          )}
          {viewer.kind === 'member' && <GalleryLink href={galleryHref} />}
          <ReportLink character={character} />
          {!character.isBlocked && <BlockLink characterId={character._id} />}
        </div>
        {character.isBlocked && (
          <p className="type-small text-fg-2 mt-3">
            {t('follow:block.is-on', { name: character.firstName })}
          </p>
        )}
      </div>
    </section>
  );
}

/** Links to the viewer's pictures of the character. */
function GalleryLink({ href }: { href: string }) {
  const { t } = useTranslation('gallery');
  return (
    <Link
      to={href}
      aria-label={t('open')}
      title={t('open')}
      className={iconButtonClass('soft', 'size-13!')}
    >
      <Icon name="images" size={20} />
    </Link>
  );
}

/** Links to the explanation of a block; it is shown to members only. */
function BlockLink({ characterId }: { characterId: string }) {
  const { t } = useTranslation('follow');
  if (useSite().viewer.kind !== 'member') return null;
  return (
    <ModalLink
      modal="blockModal"
      meta={{ characterId }}
      className={buttonClass({ kind: 'ghost', size: 'large' })}
    >
      {t('block.link')}
    </ModalLink>
  );
}

interface FollowerCountProps {
  count: number;
  /** True if the viewer follows the character. */
  isFollowed: boolean;
}

/** Shows the number of followers; shows nothing while there are no others. */
function FollowerCount({ count, isFollowed }: FollowerCountProps) {
  const { t } = useTranslation('follow');
  if (count <= Number(isFollowed)) return null;
  return <p className="type-small text-fg-2 mt-1.5">{t('followers', { count })}</p>;
}
