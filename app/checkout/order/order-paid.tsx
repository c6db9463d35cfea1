import { Link, useLocation } from '@remix-run/react';
import { useEffect, type ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { isPaywallPath, leavePremiumSuccess } from '~/domain/checkout/decide-after-checkout';
import { formatMoney, worthOfTokens } from '~/domain/shared/money';
import { wantsToCreateAi } from '../../accounts/intents';
import { LocalTime } from '../../shell/local-time';
import { useSite } from '../../shell/use-site';
import { useHydrated } from '../../ui/behaviour/use-hydrated';
import { buttonClass } from '../../ui/buttons/button-class';
import { Spinner } from '../../ui/feedback/spinner';
import { Icon } from '../../ui/icons/icon';
import { RollingNumber } from '../../ui/marks/rolling-number';
import { TokenGlyph } from '../../ui/marks/token-glyph';
import { useForgottenTyped } from '../cards/use-typed';
import { CheckoutFoot } from '../checkout-foot';
import { useCheckoutPlace } from '../checkout-place';
import type { CheckoutView } from '../checkout-view';
import { longDate } from './clock';
import { tellOfPurchase } from './tell-of-order';
import { useWords } from '../use-words';
import { Reach } from '../../wallet/reach';

interface OrderPaidProps {
  view: CheckoutView;
  heading: (title: ReactNode, look?: string) => ReactNode;
}

const phrase = <em className="bg-accent bg-clip-text pe-[.06em] text-transparent" />;

/** What was bought is there: what it is, what it cost, where the receipt is, and back. */
export function OrderPaid({ view, heading }: OrderPaidProps) {
  useEffect(() => tellOfPurchase(view), [view]);
  useForgottenTyped();
  const { what } = view;
  if (what.kind === 'tokens') return <TokensPaid view={view} heading={heading} what={what} />;
  if (what.kind === 'subscriptions')
    return <PremiumPaid view={view} heading={heading} what={what} />;
  return <OpenedPaid view={view} heading={heading} what={what} />;
}

type Bought<Kind> = OrderPaidProps & { what: Extract<CheckoutView['what'], { kind: Kind }> };

function TokensPaid({ view, heading, what }: Bought<'tokens'>) {
  const { t } = useTranslation('checkout');
  const { money, paidWith } = useWords();
  const { locale, tokenValue } = useSite();
  const count = what.tokens + what.bonusTokens;
  const balance = view.paid?.balance ?? count;
  const before = Math.max(0, balance - count);
  return (
    <>
      <div className="text-center">
        <TokenGlyph className="mx-auto size-26 rounded-full shadow-[0_0_70px_10px_rgb(255_125_110/.28)]" />
        {heading(t('success.tokens', { count }), 'type-title mt-6')}
        <p className="text-fg-2 mt-2">{t('success.tokens-about')}</p>
      </div>
      <Facts>
        <Fact
          name={
            <>
              {t('success.balance')}
              <span className="type-caption text-fg-3 block">
                {t('success.worth', {
                  amount: formatMoney(worthOfTokens(balance, tokenValue), locale),
                })}
                <Reach tokens={balance} />
              </span>
            </>
          }
        >
          <Balance before={before} after={balance} />
        </Fact>
        <Fact
          name={
            what.bonusTokens > 0
              ? t('success.pack', { tokens: what.tokens, bonus: what.bonusTokens })
              : t('success.pack-plain', { count: what.tokens })
          }
        >
          {money(view.price.total)}
        </Fact>
        {view.payment && <Fact name={t('success.paid-with')}>{paidWith(view.payment)}</Fact>}
      </Facts>
      <Receipt i18nKey="success.receipt" />
      <CheckoutFoot>
        <Onward icon="message-circle">{t('success.back')}</Onward>
        <Link to="/settings/statement" className={buttonClass({ kind: 'ghost' }, 'w-full')}>
          {t('success.limit')}
        </Link>
      </CheckoutFoot>
    </>
  );
}

/** Rolls from what there was to what there is; said once, as a sentence, to those who hear it. */
function Balance({ before, after }: { before: number; after: number }) {
  const { t } = useTranslation('checkout');
  const { locale } = useSite();
  return (
    <>
      <span className="sr-only">{t('success.balance-change', { before, after })}</span>
      <span aria-hidden="true" className="flex items-center justify-end gap-2.5">
        <span className="text-fg-3 font-normal">{before.toLocaleString(locale)}</span>
        <Icon name="arrow-right" size={16} className="text-fg-3" />
        <span className="type-figure text-[1.6875rem]">
          <RollingNumber from={before} to={after} locale={locale} />
        </span>
      </span>
    </>
  );
}

function PremiumPaid({ view, heading, what }: Bought<'subscriptions'>) {
  const { t } = useTranslation('checkout');
  const { money, period, paidWith } = useWords();
  const { invitePicture, locale } = useSite();
  const isOn = view.paid?.isPremium ?? false;
  const { renewal, payment, paid } = view;
  const next = paid?.next;
  return (
    <>
      {invitePicture && <img src={invitePicture.wide} alt="" className="rounded-card w-full" />}
      {heading(<Trans t={t} i18nKey="success.premium" components={{ phrase }} />, 'type-h1 pe-12')}
      <p className="text-fg-2 mt-2.5" aria-live="polite">
        {isOn ? <PremiumText what={what} next={next} /> : t('success.premium-wait')}
      </p>
      <Facts>
        <Fact name={t('success.plan')}>{period({ unit: 'month', count: what.months })}</Fact>
        <Fact name={payment ? `${t('success.paid')}, ${paidWith(payment)}` : t('success.paid')}>
          {money(view.price.total)}
        </Fact>
        {renewal && (
          <Fact name={t('success.renews')}>
            <Trans
              t={t}
              i18nKey="success.renews-on"
              values={{ price: money(renewal.price) }}
              components={{
                date: (
                  <LocalTime at={renewal.firstAt} format={longDate} className="whitespace-nowrap" />
                ),
              }}
            />
          </Fact>
        )}
        {paid && (
          <Fact name={t('success.balance')}>
            <span className="inline-flex items-center gap-2 whitespace-nowrap">
              <TokenGlyph className="size-4.5" />
              {paid.balance.toLocaleString(locale)}
            </span>
          </Fact>
        )}
      </Facts>
      <Receipt i18nKey="success.leaving" />
      <CheckoutFoot>
        {isOn ? (
          <Onward icon="sparkles" ofPremium={view}>
            {t('success.ok')}
          </Onward>
        ) : (
          <button
            type="button"
            disabled
            aria-busy="true"
            className={buttonClass({ size: 'large' }, 'w-full')}
          >
            <Spinner />
            {t('success.updating')}
          </button>
        )}
      </CheckoutFoot>
    </>
  );
}

function PremiumText({
  what,
  next,
}: {
  what: Bought<'subscriptions'>['what'];
  next: { plan: string; from: string } | null | undefined;
}) {
  const { t } = useTranslation('checkout');
  if (next) {
    return (
      <Trans
        t={t}
        i18nKey="success.next"
        values={{ plan: next.plan }}
        components={{ date: <LocalTime at={next.from} format={longDate} /> }}
      />
    );
  }
  return what.bonusTokens > 0
    ? t('success.premium-tokens', { count: what.bonusTokens })
    : t('success.premium-about');
}

function OpenedPaid({ view, heading, what }: Bought<'fanclub' | 'post_asset'>) {
  const { t } = useTranslation('checkout');
  const { money, paidWith } = useWords();
  const isClub = what.kind === 'fanclub';
  return (
    <>
      <span className="bg-gold text-on-gold flex size-14 items-center justify-center rounded-full">
        <Icon name={isClub ? 'crown' : 'lock-open'} size={23} />
      </span>
      {heading(
        <Trans
          t={t}
          i18nKey={isClub ? 'success.club' : 'success.asset'}
          values={{ name: what.name }}
          components={{ phrase }}
        />,
        'type-h1 mt-5 pe-12',
      )}
      <p className="text-fg-2 mt-2.5">{t(isClub ? 'success.club-about' : 'success.asset-about')}</p>
      <Facts>
        <Fact
          name={
            view.payment ? `${t('success.paid')}, ${paidWith(view.payment)}` : t('success.paid')
          }
        >
          {money(view.price.total)}
        </Fact>
        {view.renewal && (
          <Fact name={t('success.renews')}>
            <Trans
              t={t}
              i18nKey="success.renews-on"
              values={{ price: money(view.renewal.price) }}
              components={{
                date: <LocalTime at={view.renewal.firstAt} format={longDate} />,
              }}
            />
          </Fact>
        )}
      </Facts>
      <Receipt i18nKey={isClub ? 'success.club-receipt' : 'success.receipt'} />
      <CheckoutFoot>
        <Onward icon="arrow-right">{t('success.back')}</Onward>
      </CheckoutFoot>
    </>
  );
}

export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="rounded-card border-line-2 bg-card divide-line mt-5 divide-y border px-4">
      {children}
    </dl>
  );
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-12.5 items-center justify-between gap-4 py-2">
      <dt className="text-fg-2">{name}</dt>
      <dd className="text-end font-[560]">{children}</dd>
    </div>
  );
}

function Receipt({
  i18nKey,
}: {
  i18nKey: 'success.receipt' | 'success.leaving' | 'success.club-receipt';
}) {
  const { t } = useTranslation('checkout');
  const link = 'rounded-small text-fg underline underline-offset-2';
  return (
    <p className="type-small text-fg-2 mt-4 mb-5">
      <Trans
        t={t}
        i18nKey={i18nKey}
        components={{
          statement: <Link to="/settings/statement" className={link} />,
          memberships: <Link to="/settings/memberships" className={link} />,
          premium: <Link to="/settings/subscription" className={link} />,
        }}
      />
    </p>
  );
}

interface OnwardProps {
  icon: 'message-circle' | 'sparkles' | 'arrow-right';
  ofPremium?: CheckoutView;
  children: ReactNode;
}

/** Back to where the person was, or from a paywall to what it stood before. */
function Onward({ icon, ofPremium, children }: OnwardProps) {
  const { kind, from, closeHref } = useCheckoutPlace();
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const back = kind === 'modal' ? (closeHref ?? pathname) : (from ?? '/');
  const path = back.split('?')[0] ?? '/';
  const hasSavedCharacter = isHydrated && wantsToCreateAi();
  const isFromPaywall = isPaywallPath(path) || ofPremium?.isFromPaywall === true;
  const led = ofPremium ? leavePremiumSuccess({ isFromPaywall, hasSavedCharacter, path }) : null;
  return (
    <Link
      to={led ?? back}
      replace={kind === 'modal'}
      preventScrollReset={led === null}
      className={buttonClass({ size: 'large' }, 'w-full')}
    >
      <Icon name={icon} />
      {children}
    </Link>
  );
}
