import { useRevalidator } from '@remix-run/react';
import clsx from 'clsx';
import { useEffect, type ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { reloadPage } from '../../kit/revalidation/owed-reload';
import { LocalTime } from '../../kit/site/local-time';
import { useSite } from '../../kit/site/use-site';
import { Notice } from '../../kit/ui/feedback/notice';
import { Icon } from '../../kit/ui/icons/icon';
import { TokenGlyph } from '../../kit/ui/marks/token-glyph';
import { useCheckoutPlace } from '../checkout-place';
import { longDate } from '../order/clock';
import { useWords } from '../use-words';
import { SuccessFacts } from './success-facts';
import { SuccessFoot } from './success-foot';
import { SuccessReceipt } from './success-receipt';
import type { SuccessView } from './success-view';

interface SuccessProps {
  success: SuccessView;
  /** Renders the heading of the page or modal. */
  heading: (title: ReactNode, look: string) => ReactNode;
}

/**
 * Shows that a product has arrived or is on its way: its name, its cost, the next charge, the receipt, the
 * way to cancel, and the link back.
 */
export function Success({ success, heading }: SuccessProps) {
  const isTokens = success.what.kind === 'tokens';
  useFreshPage(success.arrival === 'there');
  return (
    <>
      <div className={isTokens ? 'text-center' : undefined}>
        <Head success={success} heading={heading} />
        <p className="text-fg-2 mt-2.5" aria-live="polite">
          <Lead success={success} />
        </p>
      </div>
      {success.arrival === 'late' && <Late number={success.number} />}
      <SuccessFacts success={success} />
      <SuccessReceipt success={success} />
      <SuccessFoot success={success} />
    </>
  );
}

/** Reloads the page behind or below this one, which may have been loaded before the purchase. */
function useFreshPage(isThere: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isThere) reloadPage(revalidate);
  }, [isThere, revalidate]);
}

const phrase = <em className="bg-accent bg-clip-text pe-[.06em] text-transparent" />;

function Head({ success, heading }: SuccessProps) {
  const { what, cover } = success;
  const title = <Title what={what} />;
  if (what.kind === 'tokens') {
    return (
      <>
        <TokenGlyph className="mx-auto size-26 rounded-full shadow-[0_0_70px_10px_rgb(255_125_110/.28)]" />
        {heading(title, 'type-title mt-6')}
      </>
    );
  }
  if (cover !== null) return <Covered cover={cover} title={heading(title, onCover)} />;
  return (
    <>
      <span className="bg-gold text-on-gold flex size-14 items-center justify-center rounded-full">
        <Icon name={marks[what.kind]} size={23} />
      </span>
      {heading(title, 'type-h1 mt-5 pe-12')}
    </>
  );
}

const onCover =
  'font-display text-[2.125rem]/9.5 font-[420] tracking-[-.02em] text-balance md:text-[2.5rem]/11';

const marks = {
  subscriptions: 'gem',
  'next-plan': 'gem',
  fanclub: 'crown',
  post_asset: 'lock-open',
} as const;

/** Shows a full-width picture that fades into the sheet under the headline. */
function Covered({ cover, title }: { cover: string; title: ReactNode }) {
  const { kind } = useCheckoutPlace();
  return (
    <div
      className={clsx(
        'relative -mx-5 overflow-hidden px-5 pt-34 md:-mx-8 md:-mt-8 md:px-8 md:pt-46',
        kind === 'modal' ? '-mt-9' : 'rounded-t-modal -mt-7',
      )}
    >
      <img
        src={cover}
        alt=""
        className="absolute inset-x-0 top-0 h-61 w-full [mask-image:linear-gradient(#000_45%,transparent)] object-cover object-[60%_25%] md:h-71"
      />
      <div className="relative">{title}</div>
    </div>
  );
}

function Title({ what }: Pick<SuccessView, 'what'>) {
  const { t } = useTranslation('checkout');
  const { locale } = useSite();
  switch (what.kind) {
    case 'tokens': {
      const count = what.tokens + what.bonusTokens;
      return t('success.tokens', { count, shown: count.toLocaleString(locale) });
    }
    case 'subscriptions':
      return <Trans t={t} i18nKey="success.premium" components={{ phrase }} />;
    case 'next-plan':
      return <Trans t={t} i18nKey="success.next-title" components={{ phrase }} />;
    case 'fanclub':
      return (
        <Trans
          t={t}
          i18nKey="success.club"
          values={{ name: what.name.split(' ')[0] }}
          components={{ phrase }}
        />
      );
    case 'post_asset':
      return <Trans t={t} i18nKey="success.asset" components={{ phrase }} />;
  }
}

/** Shows whether the product has arrived, and its benefits. */
function Lead({ success: { what, arrival, next, gained } }: Pick<SuccessProps, 'success'>) {
  const { t } = useTranslation('checkout');
  const { period } = useWords();
  if (arrival !== 'there') {
    return t(what.kind === 'subscriptions' ? 'success.premium-wait' : 'success.wait');
  }
  switch (what.kind) {
    case 'tokens':
      return t('success.tokens-about');
    case 'subscriptions':
      if (next) {
        return (
          <Trans
            t={t}
            i18nKey="success.next"
            values={{ plan: period({ unit: 'month', count: next.months }) }}
            components={{ date: <LocalTime at={next.at} format={longDate} /> }}
          />
        );
      }
      return gained > 0
        ? t('success.premium-tokens', { count: gained })
        : t('success.premium-about');
    case 'next-plan':
      return t('success.next-text', { count: what.months });
    case 'fanclub':
      return t('success.club-about');
    case 'post_asset':
      return t('success.asset-about');
  }
}

/** Reassures a person who waits longer than usual: the product is safe, and they need not wait. */
function Late({ number }: Pick<SuccessView, 'number'>) {
  const { t } = useTranslation('checkout');
  return (
    <div className="mt-4">
      <Notice kind="info">
        {t('success.late')} {number !== null && t('refused.number', { number })}
      </Notice>
    </div>
  );
}
