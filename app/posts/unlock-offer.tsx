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
  /** What the offer stands on. */
  asset: PostAsset;
  /** What it opens. */
  what: 'asset' | 'post' | 'album' | 'rest';
  price: number;
  /** On a card: a glyph and a figure in place of a sentence. */
  isShort?: boolean;
  /** Another way stands beside it. */
  isBesideOther?: boolean;
  /** A price that a page which was sent as a plain form asks to be agreed to. */
  askedFor?: number | undefined;
  onUnlocked?: ((post: Post) => void) | undefined;
}

const labels = {
  asset: 'unlock.asset',
  post: 'unlock.button',
  album: 'unlock.album',
  rest: 'unlock.rest',
} as const;

/** One thing to buy at the price it says. */
export function UnlockOffer({
  post,
  asset,
  what,
  price: offered,
  isShort = false,
  isBesideOther = false,
  askedFor,
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
  const refused = useStanding(response?.ok === false ? response : null);
  const price = refused?.reason === 'price-changed' ? refused.price : offered;
  const isAsked = refused ? refused.reason === 'confirmation-needed' : askedFor === price;
  return (
    <Form form={form} className="flex min-w-0 flex-col items-stretch gap-2">
      <input type="hidden" name="price" value={price} />
      <input type="hidden" name="from" value={asset._id} />
      {isAsked && <input type="hidden" name="confirmed" value={price} />}
      {isAlone && <input type="hidden" name="alone" value="1" />}
      {isHydrated && <input type="hidden" name="stay" value="1" />}
      {refused && <UnlockRefusal answer={refused} />}
      {isShort && isAsked && balance !== null && (
        <p className="type-caption text-fg-2 text-center text-balance">
          <PurseLine balance={balance} price={price} />
        </p>
      )}
      {refused?.reason !== 'insufficient-balance' && (
        <SubmitButton kind="soft" busyLabel={t('unlock.busy')} className={look}>
          {isAsked ? (
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
  /** The figure alone is shown. */
  isBare: boolean;
  /** It is not the price that was pressed. */
  isChanged: boolean;
}

/** Draws a glyph and a figure, as there is room on a card. */
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

/** A refusal for as long as it holds: tokens may come by another tab. */
function useStanding(refused: RefusedUnlock | null): RefusedUnlock | null {
  const told = refused?.reason === 'insufficient-balance' ? refused : null;
  const balance = useLiveBalance(told?.balance ?? 0);
  if (!told) return refused;
  return balance < told.price ? { ...told, balance } : null;
}

/** As every action of a lock, over the button's own. */
const look =
  'h-11! w-full min-w-0 gap-2! px-3! text-[0.84375rem]! bg-[rgb(11_7_13/.7)]! border-white/20! backdrop-blur-md';
