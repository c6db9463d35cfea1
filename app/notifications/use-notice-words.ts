import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import { dateTimeFormat } from '../kit/i18n/date-time-format';
import { useTimeZone } from '../kit/site/time-zone';
import { useSite } from '../kit/site/use-site';
import type { Notification } from './presenters/notice-for-fan';

/** A sentence by its key and what it wants; `about` is what stands below it. */
interface NoticeWords {
  key: string;
  values: Record<string, string | number>;
  about: string | null;
}

interface Formats {
  date(at: string): string;
  moment(at: string): string;
  money(price: { minor: number; currency: string }): string;
  t: TFunction<'notifications'>;
}

/** How a notice is said to its reader. */
export function useNoticeWords(): (shown: Notification) => NoticeWords {
  const { t } = useTranslation('notifications');
  const { locale } = useSite();
  const timeZone = useTimeZone();
  const format = (at: string, options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(locale, { ...options, timeZone }).format(new Date(at));
  const formats: Formats = {
    t,
    date: (at) => format(at, { day: 'numeric', month: 'long' }),
    moment: (at) => format(at, { weekday: 'long', hour: '2-digit', minute: '2-digit' }),
    money: (price) => formatMoney(price, locale),
  };
  return (shown) => wordsOf(shown, formats);
}

function wordsOf({ notice, character, times, words }: Notification, format: Formats): NoticeWords {
  const { t, date, moment, money } = format;
  const name = character?.firstName ?? '';
  const worded = (
    key: string,
    values: NoticeWords['values'] = {},
    about: string | null = null,
  ): NoticeWords => ({ key, values, about });
  const priceOf = ({
    price,
    tokens,
  }: {
    price: Parameters<typeof money>[0] | null;
    tokens: number | null;
  }) => (price ? money(price) : t('notice.tokens', { count: tokens ?? 0 }));
  switch (notice.kind) {
    case 'message':
      return worded(
        'notice.message',
        { name, count: times },
        words && t('notice.words', { words }),
      );
    case 'reply-given-up':
      return worded(
        'notice.reply-given-up',
        { name: notice.characterName },
        t(notice.isRefunded ? 'notice.reply-refunded' : 'notice.reply-free'),
      );
    case 'post':
      return worded('notice.post', { name }, t('notice.post-about', { name }));
    case 'story':
      return worded(
        'notice.story',
        { name },
        t('notice.story-about', { moment: moment(notice.expiresAt) }),
      );
    case 'offer':
      return worded(
        'notice.offer',
        { count: notice.amount },
        t('notice.until', { moment: moment(notice.expiresAt) }),
      );
    case 'payment':
      return worded(
        `notice.${notice.outcome}`,
        { money: money(notice.money), product: notice.productName },
        t('notice.order', { number: notice.orderNumber }),
      );
    case 'renewal': {
      const key = notice.isByHand ? 'notice.renewal-by-hand' : 'notice.renewal';
      const values = { date: date(notice.renewsAt), money: money(notice.price) };
      return worded(key, values, t(`${key}-about`));
    }
    case 'card-ends':
      return worded(
        'notice.card-ends',
        { last4: notice.last4, date: date(notice.renewsAt) },
        t('notice.card-ends-about'),
      );
    case 'renewal-failed':
      return worded(
        'notice.renewal-failed',
        { money: money(notice.price) },
        nextTry(notice, format),
      );
    case 'subscription-canceled':
      return worded(
        'notice.subscription-canceled',
        { date: date(notice.openUntil) },
        t('notice.subscription-canceled-about'),
      );
    case 'club-renewal':
      return worded(
        'notice.club-renewal',
        { name: notice.name, date: date(notice.renewsAt), price: priceOf(notice) },
        t('notice.renewal-about'),
      );
    case 'club-renewal-failed':
      return worded(
        'notice.club-renewal-failed',
        { name: notice.name, price: priceOf(notice) },
        nextTry(notice, format),
      );
    case 'subscription-ended':
      return worded('notice.subscription-ended', {}, t('notice.subscription-ended-about'));
    case 'club-ended':
      return worded('notice.club-ended', { name }, t('notice.club-ended-about'));
    case 'new-sign-in':
      return worded(
        'notice.new-sign-in',
        {},
        notice.device ? t('notice.device', notice.device) : t('notice.unknown-device'),
      );
    case 'password-changed':
      return worded('notice.password-changed', {}, t('notice.check-it'));
    case 'email-changed':
      return worded('notice.email-changed', { email: notice.maskedNewEmail }, t('notice.check-it'));
    case 'identity-linked':
      return worded('notice.identity-linked', { provider: notice.provider }, t('notice.check-it'));
    case 'factor-changed':
      return worded('notice.factor-changed', {}, t(`notice.factors.${notice.change}`));
    case 'archive-ready':
      return worded(
        'notice.archive-ready',
        {},
        t('notice.until', { moment: moment(notice.expiresAt) }),
      );
    case 'legal-change':
      return worded(
        `notice.${notice.document}`,
        { date: date(notice.effectiveOn) },
        t('notice.legal-about'),
      );
    case 'rule-broken': {
      const { pausedUntil } = notice;
      return worded(
        `notice.rule-broken.${notice.leadsTo}`,
        { moment: pausedUntil === null ? '' : moment(pausedUntil) },
        t('notice.rule-broken-about', { rule: t(`rules:${notice.rule}`) }),
      );
    }
    case 'decision-withdrawn':
      return worded('notice.decision-withdrawn', {}, t('notice.decision-withdrawn-about'));
    case 'appeal-answered':
      return worded(
        `notice.appeal-answered.${notice.outcome}`,
        {},
        t(`notice.appeal-answered-about.${notice.outcome}`),
      );
    case 'trial':
      return worded('notice.trial', {}, t('notice.trial-about'));
  }
}

function nextTry(
  { triesAgainAt, openUntil }: { triesAgainAt: string | null; openUntil: string },
  { t, date }: Formats,
): string {
  return triesAgainAt === null
    ? t('notice.tries-no-more', { date: date(openUntil) })
    : t('notice.tries-again', { date: date(triesAgainAt) });
}
