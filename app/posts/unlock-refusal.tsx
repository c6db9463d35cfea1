import { useTranslation } from 'react-i18next';
import type { Post } from './presenters/post-for-fan';
import { useMoney } from './use-money';

/** What came of an unlock: the post as it is now, or why not and what it would ask for. */
export type UnlockResponse = { ok: true; post: Post } | RefusedUnlock;

export type RefusedUnlock = {
  ok: false;
  /** What the form stood on, where it was sent without scripts. */
  assetId?: string | undefined;
} & (
  | { reason: 'price-changed'; price: number }
  | { reason: 'insufficient-balance'; price: number; balance: number }
  | { reason: 'failed' }
);

/** Why nothing was unlocked. */
export function UnlockRefusal({ answer }: { answer: RefusedUnlock }) {
  const { t } = useTranslation('posts');
  const money = useMoney();
  return (
    <p
      role="alert"
      className="bg-badge rounded-input max-w-80 px-3.5 py-2 text-center text-[0.84375rem]/5"
    >
      {answer.reason === 'price-changed' &&
        t('unlock.price-changed', { price: answer.price, money: money(answer.price) })}
      {answer.reason === 'insufficient-balance' &&
        t('unlock.too-few', { price: answer.price, balance: answer.balance })}
      {answer.reason === 'failed' && t('unlock.failed')}
    </p>
  );
}
