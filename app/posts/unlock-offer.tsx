import { useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../forms/form';
import { useAct } from '../forms/use-form';
import type { Post, PostAsset } from './presenters/post-for-fan';
import { useFetcherResponse } from '../forms/use-fetcher-response';
import { notify } from '../ui/feedback/notify';
import { useHydrated } from '../ui/behaviour/use-hydrated';
import { UnlockRefusal, type UnlockResponse } from './unlock-refusal';
import { useMoney } from './use-money';

interface UnlockOfferProps {
  post: Post;
  /** What the offer stands on. */
  asset: PostAsset;
  /** What it opens. */
  what: 'asset' | 'post' | 'album' | 'rest';
  price: number;
  onUnlocked?: ((post: Post) => void) | undefined;
}

const labels = {
  asset: 'unlock.asset',
  post: 'unlock.button',
  album: 'unlock.album',
  rest: 'unlock.rest',
} as const;

/** One thing to buy at the price it says. */
export function UnlockOffer({ post, asset, what, price: offered, onUnlocked }: UnlockOfferProps) {
  const { t } = useTranslation('posts');
  const money = useMoney();
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
  const refused = response?.ok === false ? response : null;
  const price = refused?.reason === 'price-changed' ? refused.price : offered;
  return (
    <Form form={form} className="flex flex-col items-center gap-2.5">
      <input type="hidden" name="price" value={price} />
      <input type="hidden" name="from" value={asset._id} />
      {isAlone && <input type="hidden" name="alone" value="1" />}
      {isHydrated && <input type="hidden" name="stay" value="1" />}
      <SubmitButton
        kind={!isAlone && asset.unlockPrice !== null ? 'outline' : 'primary'}
        busyLabel={t('unlock.busy')}
        className="shadow-none! max-[300px]:h-auto! max-[300px]:py-2 max-[300px]:whitespace-normal!"
      >
        {t(labels[what], { price, money: money(price) })}
      </SubmitButton>
      {refused && <UnlockRefusal answer={refused} />}
    </Form>
  );
}
