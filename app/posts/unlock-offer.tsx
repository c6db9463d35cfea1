import { useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../kit/forms/form';
import { useAct } from '../kit/forms/use-form';
import type { Post, PostAsset } from './presenters/post-for-fan';
import { useFetcherResponse } from '../kit/forms/use-fetcher-response';
import { notify } from '../kit/ui/feedback/notify';
import { TokenGlyph } from '../kit/ui/marks/token-glyph';
import { useHydrated } from '../kit/ui/behaviour/use-hydrated';
import { UnlockRefusal, type RefusedUnlock, type UnlockResponse } from './unlock-refusal';
import { PurseLine } from '../wallet/purse-line';
import { useBalance } from '../wallet/use-balance';
import { useLiveBalance } from '../wallet/use-live-balance';
import { useTokenMoney } from '../wallet/use-token-money';

interface UnlockOfferProps {
  post: Post;
  /** The asset that shows the offer. */
  asset: PostAsset;
  /** The part of the post that it unlocks. */
  what: 'asset' | 'post' | 'album' | 'rest';
  price: number;
  /** True on a card: a token icon and a figure instead of a sentence. */
  isShort?: boolean;
  /** True if another way to unlock is beside it. */
  isBesideOther?: boolean;
  /** A price that the person must confirm after a plain form was sent. */
  priceToConfirm?: number | undefined;
  onUnlocked?: ((post: Post) => void) | undefined;
}

const labels = {
  asset: 'unlock.asset',
  post: 'unlock.button',
  album: 'unlock.album',
  rest: 'unlock.rest',
} as const;

/** Offers one purchase at the stated price. */
export function UnlockOffer({
  post,
  asset,
  what,
  price: offered,
  isShort = false,
  isBesideOther = false,
  priceToConfirm,
  onUnlocked,
}: UnlockOfferProps) {
  const { t } = useTranslation('posts');
  const money = useTokenMoney();
  const balance = useBalance();
  const isHydrated = useHydrated();
  const isAlone = what === 'asset';
  const { form, response } = useAct<UnlockResponse>({
    key: `unlock-${asset._id}-${isAlone ? 'alone' : 'all'}`,
    action: `/posts/${post._id}/unlock`,
  });
  useFetcherResponse(response, (fetched) => {
    if (!fetched.ok) return;
    onUnlocked?.(fetched.post);
    notify({ kind: 'ok', text: t('unlock.done') });
  });
  const refused = useValidRefusal(response?.ok === false ? response : null);
  const price = refused?.reason === 'price-changed' ? refused.price : offered;
  const isConfirming = refused
    ? refused.reason === 'confirmation-needed'
    : priceToConfirm === price;
  return (
    <Form form={form} className="flex min-w-0 flex-col items-stretch gap-2">
      <input type="hidden" name="price" value={price} />
      <input type="hidden" name="from" value={asset._id} />
      {isConfirming && <input type="hidden" name="confirmed" value={price} />}
      {isAlone && <input type="hidden" name="alone" value="1" />}
      {isHydrated && <input type="hidden" name="stay" value="1" />}
      {refused && <UnlockRefusal answer={refused} />}
      {isShort && isConfirming && balance !== null && (
        <p className="type-caption text-fg-2 text-center text-balance">
          <PurseLine balance={balance} price={price} />
        </p>
      )}
      {refused?.reason !== 'insufficient-balance' && (
        <SubmitButton kind="soft" busyLabel={t('unlock.busy')} className={look}>
          {isConfirming ? (
            t('unlock.yes', { count: price })
          ) : isShort ? (
            <ShortWords
              price={price}
              isBare={isBesideOther}
              isChanged={refused?.reason === 'price-changed'}
            />
          ) : (
            t(labels[what], { price, money: money(price) })
          )}
        </SubmitButton>
      )}
    </Form>
  );
}

interface ShortWordsProps {
  price: number;
  /** True if only the number is shown. */
  isBare: boolean;
  /** True if the price differs from the one that was pressed. */
  isChanged: boolean;
}

/** Shows the token glyph and a number, for the small space of a card. */
function ShortWords({ price, isBare, isChanged }: ShortWordsProps) {
  const { t } = useTranslation('posts');
  const money = useTokenMoney();
  return (
    <>
      <span className={isBare ? 'sr-only' : undefined}>{t('unlock.short')}</span>
      <TokenGlyph className="size-4" />
      <span className="tabular-nums">{price}</span>
      {!isBare && isChanged && <span>· {money(price)}</span>}
    </>
  );
}

/** Returns the refusal while it is still valid: the balance may rise in another tab. */
function useValidRefusal(refused: RefusedUnlock | null): RefusedUnlock | null {
  const shortfall = refused?.reason === 'insufficient-balance' ? refused : null;
  const balance = useLiveBalance(shortfall?.balance ?? 0);
  if (!shortfall) return refused;
  return balance < shortfall.price ? { ...shortfall, balance } : null;
}

/** The look of every lock action, on top of the button's own. */
const look =
  'h-11! w-full min-w-0 gap-2! px-3! text-[0.84375rem]! bg-[rgb(11_7_13/.7)]! border-white/20! backdrop-blur-md';
