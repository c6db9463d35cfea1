import { useTranslation } from 'react-i18next';
import type { Post } from '~/domain/posts/schema';
import { useAnswer } from '../../forms/use-answer';
import { useFetcher } from '../../forms/use-fetcher';
import { ModalLink } from '../../modals/modal-link';
import { useSite } from '../shell/use-site';
import { Button } from '../ui/button';
import { buttonClass } from '../ui/button-class';
import { notify } from '../ui/notify';
import { useHydrated } from '../ui/use-hydrated';
import { priceOf, type Lock } from './lock-of';
import { useMoney } from './use-money';

/** What came of an unlock: the post as it is now, or why not and what it would ask for. */
export type UnlockAnswer =
  | { ok: true; post: Post }
  | { ok: false; reason: 'price-changed'; price: number }
  | { ok: false; reason: 'insufficient-balance'; price: number; balance: number }
  | { ok: false; reason: 'failed' };

interface UnlockFormProps {
  post: Post;
  lock: Lock;
  /** The answer of a page that was sent as a plain form. */
  answer?: UnlockAnswer | undefined;
  onUnlocked?: (post: Post) => void;
}

/** The way to a locked post: tokens at the price shown, an account, or who may see it. */
export function UnlockForm({ post, lock, answer, onUnlocked }: UnlockFormProps) {
  const { t } = useTranslation('posts');
  const { viewer } = useSite();
  const money = useMoney();
  const isHydrated = useHydrated();
  const fetcher = useFetcher<UnlockAnswer>({ key: `unlock-${post._id}` });
  const said = fetcher.data ?? answer;
  useAnswer(fetcher.data, (fetched) => {
    if (!fetched.ok) return;
    onUnlocked?.(fetched.post);
    notify({ kind: 'ok', text: t('unlock.done') });
  });

  if (lock === 'none') return null;
  const price = said?.ok === false && said.reason === 'price-changed' ? said.price : priceOf(post);
  if (viewer.kind !== 'member') {
    return (
      <ModalLink
        modal={viewer.kind === 'visitor' ? 'signUpModal' : 'otpModal'}
        className={buttonClass({ kind: 'primary' })}
      >
        {t(lock === 'spicy' ? 'unlock.see' : 'unlock.sign-up')}
      </ModalLink>
    );
  }
  if (price === null) {
    const { characterName } = post.characterMeta;
    const key = lock === 'premium' ? 'unlock.premium' : 'unlock.fan-club';
    return <p className="text-fg-2 max-w-90">{t(key, { name: characterName.split(' ')[0] })}</p>;
  }
  return (
    <fetcher.Form
      method="post"
      action={`/posts/${post._id}/unlock`}
      className="flex flex-col items-center gap-2.5"
    >
      <input type="hidden" name="price" value={price} />
      {isHydrated && <input type="hidden" name="stay" value="1" />}
      <Button
        type="submit"
        busyLabel={fetcher.state === 'idle' ? undefined : t('unlock.busy')}
        className="shadow-none! max-[300px]:h-auto! max-[300px]:py-2 max-[300px]:whitespace-normal!"
      >
        {t('unlock.button', { price, money: money(price) })}
      </Button>
      {said?.ok === false && (
        <p
          role="alert"
          className="bg-badge rounded-input max-w-80 px-3.5 py-2 text-center text-[13.5px]/5"
        >
          {said.reason === 'price-changed' &&
            t('unlock.price-changed', { price: said.price, money: money(said.price) })}
          {said.reason === 'insufficient-balance' &&
            t('unlock.too-few', { price: said.price, balance: said.balance })}
          {said.reason === 'failed' && t('unlock.failed')}
        </p>
      )}
    </fetcher.Form>
  );
}
