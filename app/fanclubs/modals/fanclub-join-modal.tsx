import { Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { Trans, useTranslation } from 'react-i18next';
import { ModalFailure } from '../../kit/modals/modal-failure';
import { ModalFoot } from '../../kit/modals/modal-foot';
import { stackHref } from '../../kit/modals/modal-keys';
import { ModalGone } from '../../kit/modals/modal-gone';
import { ModalTitle } from '../../kit/modals/modal-title';
import { PicturePane } from '../../kit/modals/picture-pane';
import { useModalData } from '../../kit/modals/use-modal-data';
import { useModalMeta } from '../../kit/modals/use-modal-meta';
import { LocalTime } from '../../kit/site/local-time';
import { ButtonLink } from '../../kit/ui/buttons/button';
import { Icon } from '../../kit/ui/icons/icon';
import { Badge } from '../../kit/ui/marks/badge';
import { TokenGlyph } from '../../kit/ui/marks/token-glyph';
import { Avatar } from '../../kit/ui/media/avatar';
import { PurseLine } from '../../wallet/purse-line';
import { useTokenMoney } from '../../wallet/use-token-money';
import { useClubMoney } from '../club-money';
import { ClubCounts } from '../club-counts';
import { JoinForm, type OfferedClub } from '../join-form';
import type { readJoinModal } from '../server/read-join-modal.server';

const metaSchema = z.object({ refused: z.optional(z.string()) });
/** Specific texts for the reasons why joining failed. */
const refusedText: Partial<Record<string, 'join.changed' | 'join.over-limit'>> = {
  'club-price-changed': 'join.changed',
  'spending-limit': 'join.over-limit',
};
const sides = 'px-5 md:px-8.5';

/** Shows a character's club: its benefits, price and renewal, and the ways to join it. */
export default function FanclubJoinModal() {
  const { t } = useTranslation('fanclubs');
  const { data, hasFailed, retry } = useModalData<typeof readJoinModal>();
  if (hasFailed) return <ModalFailure onRetry={retry} className="p-8" />;
  if (data === undefined) return <div aria-busy="true" className="skeleton h-120" />;
  if (data === null) {
    return (
      <ModalGone title={t('join.none-title')}>
        <p className="text-fg-2 mt-2 mb-5">{t('join.none')}</p>
        <ButtonLink to="/characters">{t('memberships.explore')}</ButtonLink>
      </ModalGone>
    );
  }
  const { character } = data;
  const isReal = <span className="type-small text-fg-2 block">{t('twin')}</span>;
  return (
    <PicturePane
      width="narrow"
      slides={
        character.portrait === null
          ? []
          : [{ image: character.portrait, video: character.videoPreview }]
      }
      promise={
        <>
          {character.videoPreview !== null && (
            <div className="absolute inset-x-6 top-6 max-md:top-5 max-md:-mt-24">
              <Badge icon="play">{t('join.preview')}</Badge>
            </div>
          )}
          <div className="flex items-center gap-3.5">
            <Avatar
              src={character.avatar}
              className="border-gold size-15 border-2 p-0.5 md:size-14"
            />
            <div className="min-w-0">
              <ModalTitle className="type-title md:hidden">
                {t('name', { name: character.firstName })}
              </ModalTitle>
              <p className="flex items-center gap-1.5 font-[560] max-md:hidden">
                {character.name} <Icon name="badge-check" size={16} className="text-info" />
              </p>
              {isReal}
            </div>
          </div>
        </>
      }
    >
      <Offer club={data} />
    </PicturePane>
  );
}

function Offer({ club }: { club: OfferedClub }) {
  const { t } = useTranslation('fanclubs');
  const { pathname, search } = stackHref(useLocation(), []);
  const refused = useModalMeta(metaSchema)?.refused;
  const { character } = club;
  return (
    <>
      <div className={`${sides} pt-4 pb-4 md:pt-11`}>
        <h2 aria-hidden="true" className="type-title mb-2 pe-12 max-md:hidden">
          {t('name', { name: character.firstName })}
        </h2>
        <p className="text-fg-2 max-md:hidden">
          {t(character.isForCalls ? 'join.opens-calls' : 'join.opens')}
        </p>
        <div className="my-4">
          <ClubCounts photos={club.photos} videos={club.videos} />
        </div>
        <p className="text-fg-2 md:hidden">
          {t(character.isForCalls ? 'join.opens-calls' : 'join.opens')}
        </p>
        <hr className="border-line my-4" />
        <Price club={club} />
        <ul className="type-small mt-3.5 space-y-2">
          <Fact icon="calendar">
            {club.renewsAt === null ? t('join.ends') : <Renewal at={club.renewsAt} club={club} />}
          </Fact>
          <Fact icon="x">{t('join.cancel')}</Fact>
        </ul>
      </div>
      <ModalFoot className="md:px-8.5 md:pb-8">
        {refused !== undefined && <JoinProblem refused={refused} tokens={club.tokenPrice ?? 0} />}
        {!club.isMember && !club.isOwn ? (
          <JoinForm
            club={club}
            from={pathname + search}
            isConfirming={refused === 'confirmation-needed'}
          />
        ) : (
          <ButtonLink to={`/characters/${character.slug}`} kind="light" className="w-full">
            {t('open')}
          </ButtonLink>
        )}
      </ModalFoot>
    </>
  );
}

/** Shows the reason of a refusal, or asks for confirmation of the price. */
function JoinProblem({ refused, tokens }: { refused: string; tokens: number }) {
  const { t } = useTranslation('fanclubs');
  const worth = useTokenMoney();
  if (refused === 'confirmation-needed') {
    return (
      <p role="alert" className="type-small text-fg-2 mb-2.5 text-center">
        {t('join.confirm', { count: tokens, money: worth(tokens) })}
      </p>
    );
  }
  return (
    <p role="alert" className="type-small text-danger mb-2.5 text-center">
      {t(refusedText[refused] ?? 'join.refused')}{' '}
      {refused === 'spending-limit' && (
        <Link to="/settings/statement#limit" className="text-fg underline">
          {t('join.see-limit')}
        </Link>
      )}
    </p>
  );
}

function Price({ club }: { club: OfferedClub }) {
  const { t } = useTranslation('fanclubs');
  const money = useClubMoney();
  const worth = useTokenMoney();
  const { price, fullPrice, discountPercent, tokenPrice, balance } = club;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <span className="type-figure text-[2.125rem]">
          {price === null ? (
            <span className="inline-flex items-center gap-2">
              <TokenGlyph className="size-7" /> {tokenPrice}
            </span>
          ) : price.minor === 0 ? (
            t('free')
          ) : (
            money(price)
          )}
        </span>
        {price?.minor !== 0 && <span className="text-fg-2">{t('a-month')}</span>}
        {fullPrice && (
          <>
            <s className="text-fg-3">
              <span className="sr-only">{t('before')} </span>
              {money(fullPrice)}
            </s>
            <Badge kind="discount">−{discountPercent}%</Badge>
          </>
        )}
      </p>
      {tokenPrice !== null && (
        <p className="type-small text-fg-2 mt-1">
          {price === null ? (
            worth(tokenPrice)
          ) : (
            <Trans
              t={t}
              i18nKey="join.or-tokens"
              values={{ price: tokenPrice, money: worth(tokenPrice) }}
              components={{ glyph: <TokenGlyph className="mx-0.5 inline-block size-3.5" /> }}
            />
          )}
          <span className="mt-1 block">
            <PurseLine balance={balance} price={tokenPrice} />
          </span>
        </p>
      )}
    </>
  );
}

function Renewal({ at, club }: { at: string; club: OfferedClub }) {
  const { t } = useTranslation('fanclubs');
  const money = useClubMoney();
  const price = club.price ? money(club.price) : t('tokens', { count: club.tokenPrice ?? 0 });
  return (
    <Trans
      t={t}
      i18nKey={club.price?.minor === 0 ? 'join.renews-free' : 'join.renews'}
      values={{ price }}
      components={{
        day: (
          <LocalTime
            at={at}
            format={{ dateStyle: 'long' }}
            className="text-fg font-[560] whitespace-nowrap"
          />
        ),
      }}
    />
  );
}

function Fact({ icon, children }: { icon: 'calendar' | 'x'; children: ReactNode }) {
  return (
    <li className="text-fg-2 flex items-start gap-3">
      <Icon name={icon} size={18} className="text-fg-3 mt-px shrink-0" />
      <span>{children}</span>
    </li>
  );
}
