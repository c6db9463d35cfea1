import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Notice } from '~/domain/notifications/notice';
import { formatMoney } from '~/domain/shared/money';
import { dateTimeFormat } from '../kit/i18n/date-time-format';
import { useTimeZone } from '../kit/site/time-zone';
import { useSite } from '../kit/site/use-site';
import type { Notification } from './presenters/notice-for-fan';

/** The key and values of a notice's sentence; `about` is the text below it. */
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

/** Returns a function that gives the text of a notice for its reader. */
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
  return ({ notice, character, times, words }) =>
    wordsOf(notice.kind, { notice, name: character?.firstName ?? '', times, words }, formats);
}

type Notices = { [One in Notice as One['kind']]: One };

interface WordingInput<Kind extends keyof Notices> extends Pick<Notification, 'times' | 'words'> {
  notice: Notices[Kind];
  /** The name of the character concerned; empty if there is none. */
  name: string;
}

type Wording<Kind extends keyof Notices> = (
  notification: WordingInput<Kind>,
  format: Formats,
) => NoticeWords;

const worded = (
  key: string,
  values: NoticeWords['values'] = {},
  about: string | null = null,
): NoticeWords => ({ key, values, about });

const wordings: { [Kind in keyof Notices]: Wording<Kind> } = {
  message: ({ name, times, words }, { t }) =>
    worded('notice.message', { name, count: times }, words && t('notice.words', { words })),
  'reply-given-up': ({ notice: { characterName, isRefunded } }, { t }) =>
    worded(
      'notice.reply-given-up',
      { name: characterName },
      t(isRefunded ? 'notice.reply-refunded' : 'notice.reply-free'),
    ),
  post: ({ name }, { t }) => worded('notice.post', { name }, t('notice.post-about', { name })),
  story: ({ notice, name }, { t, moment }) =>
    worded('notice.story', { name }, t('notice.story-about', { moment: moment(notice.expiresAt) })),
  offer: ({ notice }, { t, moment }) =>
    worded(
      'notice.offer',
      { count: notice.amount },
      t('notice.until', { moment: moment(notice.expiresAt) }),
    ),
  payment: ({ notice }, { t, money }) =>
    worded(
      `notice.${notice.outcome}`,
      { money: money(notice.money), product: notice.productName },
      t('notice.order', { number: notice.orderNumber }),
    ),
  renewal: ({ notice }, { t, date, money }) => {
    const key = notice.isByHand ? 'notice.renewal-by-hand' : 'notice.renewal';
    const values = { date: date(notice.renewsAt), money: money(notice.price) };
    return worded(key, values, t(`${key}-about`));
  },
  'card-ends': ({ notice }, { t, date }) =>
    worded(
      'notice.card-ends',
      { last4: notice.last4, date: date(notice.renewsAt) },
      t('notice.card-ends-about'),
    ),
  'renewal-failed': ({ notice }, format) =>
    worded('notice.renewal-failed', { money: format.money(notice.price) }, nextTry(notice, format)),
  'subscription-canceled': ({ notice }, { t, date }) =>
    worded(
      'notice.subscription-canceled',
      { date: date(notice.openUntil) },
      t('notice.subscription-canceled-about'),
    ),
  'club-renewal': ({ notice }, format) =>
    worded(
      'notice.club-renewal',
      {
        name: notice.name,
        date: format.date(notice.renewsAt),
        price: priceOf(notice, format),
      },
      format.t('notice.renewal-about'),
    ),
  'club-renewal-failed': ({ notice }, format) =>
    worded(
      'notice.club-renewal-failed',
      { name: notice.name, price: priceOf(notice, format) },
      nextTry(notice, format),
    ),
  'subscription-ended': (_, { t }) =>
    worded('notice.subscription-ended', {}, t('notice.subscription-ended-about')),
  'club-ended': ({ name }, { t }) =>
    worded('notice.club-ended', { name }, t('notice.club-ended-about')),
  'new-sign-in': ({ notice }, { t }) =>
    worded(
      'notice.new-sign-in',
      {},
      notice.device ? t('notice.device', notice.device) : t('notice.unknown-device'),
    ),
  'password-changed': (_, { t }) => worded('notice.password-changed', {}, t('notice.check-it')),
  'email-changed': ({ notice }, { t }) =>
    worded('notice.email-changed', { email: notice.maskedNewEmail }, t('notice.check-it')),
  'identity-linked': ({ notice }, { t }) =>
    worded('notice.identity-linked', { provider: notice.provider }, t('notice.check-it')),
  'factor-changed': ({ notice }, { t }) =>
    worded('notice.factor-changed', {}, t(`notice.factors.${notice.change}`)),
  'archive-ready': ({ notice }, { t, moment }) =>
    worded('notice.archive-ready', {}, t('notice.until', { moment: moment(notice.expiresAt) })),
  'legal-change': ({ notice }, { t, date }) =>
    worded(
      `notice.${notice.document}`,
      { date: date(notice.effectiveOn) },
      t('notice.legal-about'),
    ),
  'rule-broken': ({ notice: { leadsTo, pausedUntil, rule } }, { t, moment }) =>
    worded(
      `notice.rule-broken.${leadsTo}`,
      { moment: pausedUntil === null ? '' : moment(pausedUntil) },
      t('notice.rule-broken-about', { rule: t(`rules:${rule}`) }),
    ),
  'decision-withdrawn': (_, { t }) =>
    worded('notice.decision-withdrawn', {}, t('notice.decision-withdrawn-about')),
  'appeal-answered': ({ notice }, { t }) =>
    worded(
      `notice.appeal-answered.${notice.outcome}`,
      {},
      t(`notice.appeal-answered-about.${notice.outcome}`),
    ),
  'quest-completed': ({ notice: { activity, goal }, times }, { t }) =>
    worded(
      'notice.quest-completed',
      { quest: t(`quests:task.${activity}`, { count: goal }), count: times },
      t('notice.quest-completed-about'),
    ),
  'character-made': ({ name }, { t }) =>
    worded('notice.character-made', { name }, t('notice.character-made-about')),
  'character-failed': ({ notice, name }, { t }) =>
    worded(
      'notice.character-failed',
      { name },
      t(notice.isRefused ? 'notice.character-refused-about' : 'notice.character-failed-about'),
    ),
  'flow-taken-over': ({ notice }, { t }) =>
    worded('notice.flow-taken-over', { name: notice.manager }, t('notice.flow-taken-over-about')),
  'flow-handed-back': ({ notice }, { t }) =>
    worded('notice.flow-handed-back', { name: notice.manager }, t('notice.flow-handed-back-about')),
  trial: (_, { t }) => worded('notice.trial', {}, t('notice.trial-about')),
};

const wordsOf = <Kind extends keyof Notices>(
  kind: Kind,
  notification: WordingInput<Kind>,
  format: Formats,
): NoticeWords => wordings[kind](notification, format);

interface ClubPrice {
  price: Parameters<Formats['money']>[0] | null;
  tokens: number | null;
}

const priceOf = ({ price, tokens }: ClubPrice, { t, money }: Formats) =>
  price ? money(price) : t('notice.tokens', { count: tokens ?? 0 });

function nextTry(
  { triesAgainAt, openUntil }: { triesAgainAt: string | null; openUntil: string },
  { t, date }: Formats,
): string {
  return triesAgainAt === null
    ? t('notice.tries-no-more', { date: date(openUntil) })
    : t('notice.tries-again', { date: date(triesAgainAt) });
}
