import { useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { PictureMedia } from '~/domain/chat/gallery/parts';
import { privatePicturePrice } from '~/domain/chat/private-pictures/private-picture-price';
import { Form } from '../../kit/forms/form';
import { useAct } from '../../kit/forms/use-form';
import { useFetcherResponse } from '../../kit/forms/use-fetcher-response';
import { readRefusedUnlock } from '../../posts/refused-unlock';
import { UnlockRefusal, type RefusedUnlock } from '../../posts/unlock-refusal';
import { useHydrated } from '../../kit/ui/behaviour/use-hydrated';
import { TokenGlyph } from '../../kit/ui/marks/token-glyph';
import { useTokenMoney } from '../../wallet/use-token-money';
import type { ListedEntry } from '../gallery/gallery-lists';
import { useUnlockTerms } from './unlock-terms';

/** The result of an unlock: the photo or video in the galleries' form, or the refusal. */
export type PictureUnlockResponse = { ok: true; entry: ListedEntry } | RefusedUnlock;

interface UnlockPictureProps {
  messageId: string;
  /** Whole tokens, before the reader's discount. */
  price: number;
  /** The place of the form, to return to without scripts. */
  from: 'thread' | 'gallery' | 'view';
  media: PictureMedia;
  /** The kind of media, in a word or two. */
  kind: string;
  onOpened?: (entry: ListedEntry) => void;
}

/** Unlocks a photo or video that the character sent, at the price shown. */
export function UnlockPicture({
  messageId,
  price: full,
  from,
  media,
  kind,
  onOpened,
}: UnlockPictureProps) {
  const { t } = useTranslation('gallery');
  const money = useTokenMoney();
  const terms = useUnlockTerms();
  const isHydrated = useHydrated();
  const { form, response } = useAct<PictureUnlockResponse>({
    key: `unlock-picture-${messageId}`,
    action: `/pictures/${messageId}/unlock`,
  });
  useFetcherResponse(response, (answer) => {
    if (answer.ok) onOpened?.(answer.entry);
  });
  const refused = useRefused(messageId, response);
  const now = terms ? privatePicturePrice(full, terms) : full;
  const price = refused?.reason === 'price-changed' ? refused.price : now;
  const isConfirming = refused?.reason === 'confirmation-needed';
  return (
    <Form form={form} className="flex w-full flex-col items-center gap-2">
      <input type="hidden" name="price" value={price} />
      <input type="hidden" name="from" value={from} />
      {isConfirming && <input type="hidden" name="confirmed" value={price} />}
      {isHydrated && <input type="hidden" name="stay" value="1" />}
      {refused && (
        <UnlockRefusal
          answer={refused}
          source={media === 'Video' ? 'chat_video_message' : 'chat_unlock_photo'}
        />
      )}
      <button
        type="submit"
        disabled={form.isBusy}
        className="bg-badge flex h-11 max-w-full items-center gap-2 rounded-full border border-white/14 px-4 font-[620] text-white tabular-nums transition duration-120 hover:brightness-125 disabled:opacity-70"
      >
        {price === 0 ? (
          t('open-free')
        ) : (
          <>
            {t(form.isBusy ? 'opening' : isConfirming ? 'yes' : 'unlock')}
            <TokenGlyph className="size-4.5" />
            {price < full && <FullPrice tokens={full} />}
            {price}
          </>
        )}
      </button>
      <span className="text-[0.78125rem]/4.5">
        {price === 0 ? t('in-club', { kind }) : `${kind} · ${money(price)}`}
      </span>
    </Form>
  );
}

/** Shows the price of others, struck out. */
function FullPrice({ tokens }: { tokens: number }) {
  const { t } = useTranslation('gallery');
  return (
    <s className="text-fg-2 font-normal">
      <span className="sr-only">{t('instead-of')} </span>
      {tokens}
    </s>
  );
}

/** Returns the refusal of an unlock, from the form's response or, without scripts, from the page. */
function useRefused(
  messageId: string,
  response: PictureUnlockResponse | undefined,
): RefusedUnlock | null {
  const [search] = useSearchParams();
  const ofPage = readRefusedUnlock(search);
  const result = response ?? (ofPage?.assetId === messageId ? ofPage : null);
  return result?.ok === false ? result : null;
}
