import { Link } from '@remix-run/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalLink } from '../kit/modals/modal-link';
import { ButtonLink } from '../kit/ui/buttons/button';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { iconButtonClass } from '../kit/ui/buttons/icon-button';
import { Icon } from '../kit/ui/icons/icon';
import { useClubMoney } from './club-money';
import { useDay } from './membership-card';
import type { ClubOf } from './server/read-club-of.server';

interface ClubProps {
  club: ClubOf;
  /** The character's first name. */
  name: string;
}

const gold = 'rounded-card border-gold/35 from-gold/16 to-gold/5 border bg-linear-to-br';
const acts = {
  renewing: 'memberships.manage',
  overdue: 'memberships.pay',
  ending: 'memberships.keep',
} as const;
const membershipsPath = '/settings/memberships';

/** Shows a character's club on their page: its benefits and price, or the state of the membership. */
export function ClubCard({ club, name }: ClubProps) {
  const { t } = useTranslation('fanclubs');
  const about = useAbout(club);
  const { photos, videos, membership } = club;
  const gives = t('memberships.gives', {
    photos: t('count-photos', { count: photos }),
    videos: t('count-videos', { count: videos }),
  });
  return (
    <section aria-labelledby="club" className={clsx(gold, 'flex items-center gap-4 p-4')}>
      <Disc />
      <div className="min-w-0 flex-1">
        <h2 id="club" className="type-h3 hyphens-auto">
          {t('name', { name })}
        </h2>
        <p
          className={clsx(
            'type-small mt-0.5',
            membership?.state === 'overdue' ? 'text-danger' : 'text-gold',
          )}
        >
          {membership ? about : `${gives} · ${about}`}
        </p>
      </div>
      {membership ? (
        <ButtonLink to={membershipsPath} kind="outline" size="small" className="max-md:h-11">
          {t(acts[membership.state])}
        </ButtonLink>
      ) : (
        <ModalLink
          modal="fanclubJoinModal"
          meta={{ creatorId: club.creatorId }}
          className={buttonClass({ kind: 'light', size: 'small' }, 'max-md:h-11')}
        >
          {t('join.plain')} <span className="sr-only">{t('name', { name })}</span>
        </ModalLink>
      )}
    </section>
  );
}

/** Shows the club as one row beside a chat, with a link to join or to the memberships. */
export function ClubRow({ club, name }: ClubProps) {
  const { t } = useTranslation('fanclubs');
  const about = useAbout(club);
  return (
    <ClubLink club={club} className={clsx(gold, 'flex min-h-15 items-center gap-3.5 px-4 py-2.5')}>
      <Icon name="crown" size={20} className="text-gold shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block font-[560]">
          {t(club.membership ? 'name' : 'join.the-club', { name })}
        </span>
        <span className="type-small text-fg-2 block">{about}</span>
      </span>
      <Icon name="arrow-right" size={16} className="text-fg-3 shrink-0" />
    </ClubLink>
  );
}

/** Shows the club as a button in the header of a chat, where there is no room for text. */
export function ClubButton({ club, name, className }: ClubProps & { className: string }) {
  const { t } = useTranslation('fanclubs');
  return (
    <ClubLink club={club} className={iconButtonClass('plain', className)}>
      <Icon name="crown" size={20} className={club.membership ? 'text-gold' : undefined} />
      <span className="sr-only">
        {t(club.membership ? 'join.belongs' : 'join.of-name', { name })}
      </span>
    </ClubLink>
  );
}

interface ClubLinkProps {
  club: ClubOf;
  className: string;
  children: ReactNode;
}

function ClubLink({ club, className, children }: ClubLinkProps) {
  if (club.membership) {
    return (
      <Link to={membershipsPath} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <ModalLink modal="fanclubJoinModal" meta={{ creatorId: club.creatorId }} className={className}>
      {children}
    </ModalLink>
  );
}

/** Returns the price of joining or, for a member, the next charge. */
function useAbout({ price, tokenPrice, membership }: ClubOf): string {
  const { t } = useTranslation('fanclubs');
  const money = useClubMoney();
  const day = useDay();
  if (membership) {
    const { state, at } = membership;
    return state === 'overdue'
      ? t('ahead.failed')
      : t(state === 'ending' ? 'ahead.until' : 'ahead.renews', { day: day(at) });
  }
  if (price?.minor === 0) return t('join.free');
  const month = price ? money(price) : t('tokens', { count: tokenPrice ?? 0 });
  return t('every.month', { count: 1, price: month });
}

function Disc() {
  return (
    <span className="bg-gold text-on-gold flex size-11 shrink-0 items-center justify-center rounded-full">
      <Icon name="crown" size={23} />
    </span>
  );
}
