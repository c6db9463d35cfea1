import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckoutLink } from '../checkout/checkout-link';
import { Form, SubmitButton } from '../kit/forms/form';
import { useAct } from '../kit/forms/use-form';
import { ModalLink } from '../kit/modals/modal-link';
import { dateTimeFormat } from '../kit/i18n/date-time-format';
import { useTimeZone } from '../kit/site/time-zone';
import { useSite } from '../kit/site/use-site';
import { ButtonLink } from '../kit/ui/buttons/button';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { Badge } from '../kit/ui/marks/badge';
import { Avatar } from '../kit/ui/media/avatar';
import { Portrait } from '../kit/ui/media/portrait';
import { useClubMoney } from './club-money';
import { RenewalSwitch } from './renewal-switch';
import type { ShownMembership } from './server/read-memberships.server';

/** Returns a function that formats a date with its year for the reader. */
export function useDay(): (at: string) => string {
  const { locale } = useSite();
  const timeZone = useTimeZone();
  return (at) => dateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(at));
}

interface MembershipCardProps {
  membership: ShownMembership;
  /** The page of the list, which the card's actions return to. */
  from: string;
}

/** Shows a current or past club membership: its benefits, the next charge, and the way to cancel. */
export function MembershipCard({ membership, from }: MembershipCardProps) {
  const { t } = useTranslation('fanclubs');
  const { character, status, renews } = membership;
  return (
    <article
      aria-labelledby={`club-${membership.id}`}
      className="rounded-card bg-card border-line-2 shadow-card relative isolate overflow-hidden border md:flex md:min-h-65"
    >
      <Pictures character={character} />
      <div className="relative min-w-0 flex-1 p-4 max-md:-mt-13 md:p-6">
        <Head membership={membership} />
        <div className="mt-4 flex items-start justify-between gap-3">
          <Ahead membership={membership} />
          <span className="md:hidden">
            <Status membership={membership} />
          </span>
        </div>
        {status === 'active' && (
          <RenewalSwitch
            action={from}
            fields={{ creatorId: membership.creatorId }}
            id={membership.id}
            label={t('memberships.renew')}
            isOn={renews}
            intents={{ on: 'keep', off: 'cancel' }}
          />
        )}
        <Acts membership={membership} from={from} />
      </div>
    </article>
  );
}

/** Shows the character: at the top on a phone, at the side on a large screen. */
function Pictures({ character }: Pick<ShownMembership, 'character'>) {
  return (
    <>
      <div className="relative h-26 md:hidden">
        <Portrait
          src={character.cover}
          alt=""
          className="absolute inset-0 size-full object-[70%_20%]"
        />
        <span className="from-card absolute inset-0 bg-linear-to-t to-transparent" />
      </div>
      <div className="relative w-60 shrink-0 max-md:hidden">
        <Portrait
          src={character.portrait}
          alt=""
          className="absolute inset-0 size-full object-top"
        />
        <span className="from-card absolute inset-0 bg-linear-to-l to-transparent to-50% rtl:bg-linear-to-r" />
      </div>
    </>
  );
}

/** Shows the club, its benefits and the status of the membership. */
function Head({ membership }: Pick<MembershipCardProps, 'membership'>) {
  const { t } = useTranslation('fanclubs');
  const day = useDay();
  const { character, renews, photos, videos } = membership;
  return (
    <div className="flex items-center gap-3">
      <Avatar
        src={character.avatar}
        className={clsx(
          'size-11.5 border-2 p-0.5 md:size-13',
          renews ? 'border-gold' : 'border-line-2',
        )}
      />
      <div className="min-w-0 flex-1">
        <h3 id={`club-${membership.id}`} className="type-h3 truncate">
          {t('name', { name: character.firstName })}
        </h3>
        <p className="type-small text-fg-2">
          {t('memberships.gives', {
            photos: t('count-photos', { count: photos }),
            videos: t('count-videos', { count: videos }),
          })}
          <span className="max-md:hidden">
            {' · '}
            {t('memberships.since', { day: day(membership.memberSince) })}
          </span>
        </p>
      </div>
      <span className="self-start max-md:hidden">
        <Status membership={membership} />
      </span>
    </div>
  );
}

function Status({ membership: { status, renews, isOverdue } }: { membership: ShownMembership }) {
  const { t } = useTranslation('fanclubs');
  if (status === 'expired') return <Badge>{t('status.ended')}</Badge>;
  if (isOverdue) return <Badge kind="hot">{t('status.overdue')}</Badge>;
  return renews ? (
    <Badge kind="premium">{t('status.active')}</Badge>
  ) : (
    <Badge>{t('status.ending')}</Badge>
  );
}

/** Shows the next charge and its date, or that there is none. */
function Ahead({ membership }: { membership: ShownMembership }) {
  const { t } = useTranslation('fanclubs');
  const money = useClubMoney();
  const day = useDay();
  const { status, renews, isOverdue, price, fullPrice, tokens, duration, expiresAt } = membership;
  const sum = price ? money(price) : tokens !== null ? t('tokens', { count: tokens }) : t('free');
  const every = t(`every.${duration.unit}`, { count: duration.count, price: sum });
  if (status === 'expired') {
    return (
      <Lines title={t('ahead.ended', { day: day(expiresAt) })}>{t('ahead.ended-about')}</Lines>
    );
  }
  if (!renews) {
    return (
      <Lines title={t('ahead.until', { day: day(expiresAt) })}>
        {!price && tokens === null ? t('ahead.until-free') : t('ahead.until-about', { price: sum })}
      </Lines>
    );
  }
  const at = day(membership.nextBillingAt ?? expiresAt);
  return (
    <Lines title={t(isOverdue ? 'ahead.again' : 'ahead.renews', { day: at })}>
      {every}
      {fullPrice && (
        <>
          {' '}
          <s className="text-fg-3">
            <span className="sr-only">{t('before')} </span>
            {money(fullPrice)}
          </s>
        </>
      )}
    </Lines>
  );
}

function Lines({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="font-[560]">{title}</p>
      <p className="type-small text-fg-2 mt-0.5">{children}</p>
    </div>
  );
}

/** Shows two equal buttons: one opens the club, the other cancels or resumes the membership. */
function Acts({ membership, from }: MembershipCardProps) {
  const { t } = useTranslation('fanclubs');
  const { character, creatorId, id, renews, status, isOverdue } = membership;
  const { form } = useAct({ key: `membership-${id}`, action: from });
  const isOver = status === 'expired';
  const half = 'max-md:flex-1';
  return (
    <div className="mt-3.5 flex gap-2.5">
      {isOverdue ? (
        <PayNow membership={membership} from={from} className={half} />
      ) : (
        <ButtonLink to={`/characters/${character.slug}`} kind="light" className={half}>
          {t('open')}
        </ButtonLink>
      )}
      {isOver ? (
        <ModalLink
          modal="fanclubJoinModal"
          meta={{ creatorId }}
          className={buttonClass({ kind: 'outline' }, half)}
        >
          {t('memberships.again')}
        </ModalLink>
      ) : (
        <Form form={form} className={clsx(half, 'flex')}>
          <input type="hidden" name="creatorId" value={creatorId} />
          <SubmitButton
            kind="outline"
            name="intent"
            value={renews ? 'cancel' : 'keep'}
            busyLabel={t('memberships.saving')}
            className="w-full"
          >
            {t(renews ? 'memberships.cancel' : 'memberships.keep')}
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}

/** Pays a failed charge by hand: money at checkout, tokens immediately. */
function PayNow({ membership, from, className }: MembershipCardProps & { className: string }) {
  const { t } = useTranslation('fanclubs');
  const { creatorId, id, tokens } = membership;
  const { form } = useAct({ key: `pay-${id}`, action: `/clubs/${creatorId}/join` });
  if (tokens === null) {
    return (
      <CheckoutLink
        offer={{ variant: 'fanclub', productId: creatorId, source: 'fanclub_join_modal' }}
        className={buttonClass({ kind: 'light' }, className)}
      >
        {t('memberships.pay')}
      </CheckoutLink>
    );
  }
  return (
    <Form form={form} className={clsx(className, 'flex')}>
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="tokens" value={tokens} />
      <SubmitButton kind="light" busyLabel={t('memberships.saving')} className="w-full">
        {t('memberships.pay')}
      </SubmitButton>
    </Form>
  );
}
