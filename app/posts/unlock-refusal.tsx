import { Link } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { reportShortage } from '../analytics/money-events';
import { dateTimeFormat } from '../kit/i18n/date-time-format';
import { useTimeZone } from '../kit/site/time-zone';
import { ModalLink } from '../kit/modals/modal-link';
import { useSite } from '../kit/site/use-site';
import { lockAction } from './lock-action';
import type { Post } from './presenters/post-for-fan';
import { useTokenMoney } from '../wallet/use-token-money';

/** The result of an unlock: the updated post, or the reason of the refusal with its figures. */
export type UnlockResponse = { ok: true; post: Post } | RefusedUnlock;

export type RefusedUnlock = {
  ok: false;
  /** The asset that showed the form, if it was sent without scripts. */
  assetId?: string | undefined;
} & (
  | { reason: 'price-changed' | 'confirmation-needed'; price: number }
  | { reason: 'insufficient-balance'; price: number; balance: number }
  | { reason: 'spending-limit'; price: number; left: number; endsAt: string }
  | { reason: 'failed' }
);

interface UnlockRefusalProps {
  answer: RefusedUnlock;
  /** The source that is passed to the token shop. */
  source?: 'post_unlock' | 'chat_unlock_photo' | 'chat_video_message';
}

/** Shows why nothing was unlocked. */
export function UnlockRefusal({ answer, source = 'post_unlock' }: UnlockRefusalProps) {
  const { t } = useTranslation('posts');
  const money = useTokenMoney();
  const { locale } = useSite();
  const timeZone = useTimeZone();
  const moment = (at: string) =>
    dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
      new Date(at),
    );
  return (
    <>
      <div
        role="alert"
        className="bg-badge rounded-input max-w-80 px-3.5 py-2 text-center text-[0.84375rem]/5"
      >
        {answer.reason === 'price-changed' &&
          t('unlock.price-changed', { price: answer.price, money: money(answer.price) })}
        {answer.reason === 'confirmation-needed' &&
          t('unlock.confirm', { count: answer.price, money: money(answer.price) })}
        {answer.reason === 'insufficient-balance' &&
          t('unlock.too-few', { price: answer.price, balance: answer.balance })}
        {answer.reason === 'spending-limit' &&
          t('unlock.over-limit', {
            price: answer.price,
            left: answer.left,
            until: moment(answer.endsAt),
          })}
        {answer.reason === 'failed' && t('unlock.failed')}
      </div>
      {answer.reason === 'insufficient-balance' && <GetMissing answer={answer} source={source} />}
      {answer.reason === 'spending-limit' && (
        <Link to="/settings/statement#limit" className={lockAction}>
          {t('unlock.see-limit')}
        </Link>
      )}
    </>
  );
}

interface GetMissingProps {
  source: NonNullable<UnlockRefusalProps['source']>;
  answer: Extract<RefusedUnlock, { reason: 'insufficient-balance' }>;
}

function GetMissing({ answer: { price, balance }, source }: GetMissingProps) {
  const { t } = useTranslation('posts');
  const missing = Math.max(1, price - balance);
  useEffect(() => reportShortage(source, missing), [source, missing]);
  return (
    <ModalLink
      modal="smartTokenPackModal"
      meta={{ needed: String(missing), source }}
      className={lockAction}
    >
      {t('unlock.get-more', { count: missing })}
    </ModalLink>
  );
}
