import { useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { privatePhotoPrice } from '~/domain/chat/photos/photo-price';
import { Form } from '../../forms/form';
import { useAct } from '../../forms/use-form';
import { useFetcherResponse } from '../../forms/use-fetcher-response';
import { readRefusedUnlock } from '../../posts/refused-unlock';
import { UnlockRefusal, type RefusedUnlock } from '../../posts/unlock-refusal';
import { useHydrated } from '../../ui/behaviour/use-hydrated';
import { TokenGlyph } from '../../ui/marks/token-glyph';
import { useTokenMoney } from '../../wallet/use-token-money';
import type { ListedEntry } from '../gallery/gallery-lists';
import { useUnlockTerms } from './unlock-terms';

/** What came of a press: the photo as galleries list it, or why it is still locked. */
export type PhotoUnlockResponse = { ok: true; entry: ListedEntry } | RefusedUnlock;

interface UnlockPhotoProps {
  messageId: string;
  /** Whole tokens, before what the reader pays less. */
  price: number;
  /** Where the form stands: whoever has no scripts comes back there. */
  from: 'thread' | 'gallery';
  /** What it is, in a word or two. */
  kind: string;
  onOpened?: (entry: ListedEntry) => void;
}

/** Opens a photo that the character sent, at the price it says. */
export function UnlockPhoto({ messageId, price: full, from, kind, onOpened }: UnlockPhotoProps) {
  const { t } = useTranslation('gallery');
  const money = useTokenMoney();
  const terms = useUnlockTerms();
  const isHydrated = useHydrated();
  const { form, response } = useAct<PhotoUnlockResponse>({
    key: `unlock-photo-${messageId}`,
    action: `/photos/${messageId}/unlock`,
  });
  useFetcherResponse(response, (answer) => {
    if (answer.ok) onOpened?.(answer.entry);
  });
  const refused = useRefused(messageId, response);
  const now = terms ? privatePhotoPrice(full, terms) : full;
  const price = refused?.reason === 'price-changed' ? refused.price : now;
  const isAsked = refused?.reason === 'confirmation-needed';
  return (
    <Form form={form} className="flex w-full flex-col items-center gap-2">
      <input type="hidden" name="price" value={price} />
      <input type="hidden" name="from" value={from} />
      {isAsked && <input type="hidden" name="confirmed" value={price} />}
      {isHydrated && <input type="hidden" name="stay" value="1" />}
      {refused && <UnlockRefusal answer={refused} source="chat_unlock_photo" />}
      <button
        type="submit"
        disabled={form.isBusy}
        className="bg-badge flex h-11 max-w-full items-center gap-2 rounded-full border border-white/14 px-4 font-[620] text-white tabular-nums transition duration-120 hover:brightness-125 disabled:opacity-70"
      >
        {price === 0 ? (
          t('open-free')
        ) : (
          <>
            {t(form.isBusy ? 'opening' : isAsked ? 'yes' : 'unlock')}
            <TokenGlyph className="size-4.5" />
            {price < full && (
              <s className="text-fg-2 font-normal">
                <span className="sr-only">{t('instead-of')} </span>
                {full}
              </s>
            )}
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

/** Why it is still locked, as its press was answered, or the page that answered in its place. */
function useRefused(
  messageId: string,
  response: PhotoUnlockResponse | undefined,
): RefusedUnlock | null {
  const [search] = useSearchParams();
  const ofPage = readRefusedUnlock(search);
  const told = response ?? (ofPage?.assetId === messageId ? ofPage : null);
  return told?.ok === false ? told : null;
}
