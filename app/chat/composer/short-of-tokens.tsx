import { useEffect } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import { reportShortage } from '../../analytics/money-events';
import { CheckoutLink } from '../../checkout/checkout-link';
import { useFetcher } from '../../kit/forms/use-fetcher';
import { ModalLink } from '../../kit/modals/modal-link';
import type { OfferedPack } from '../../offers/offered-pack';
import { priceOfOne } from '../../offers/price-of-one';
import type { ShortOffer } from '../../offers/server/read-short-offer.server';
import { useSite } from '../../kit/site/use-site';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { IconButton } from '../../kit/ui/buttons/icon-button';
import { Choice, Choices, Chosen } from '../../kit/ui/fields/choice';
import { PurseLine } from '../../wallet/purse-line';
import { useReach } from '../../wallet/use-reach';
import { useTokenMoney } from '../../wallet/use-token-money';
import { TokenGlyph } from '../../kit/ui/marks/token-glyph';
import { sendsKept } from './sends-kept';

interface ShortOfTokensProps {
  /** True if the message is a recording. */
  isVoice: boolean;
  price: number;
  balance: number;
  /** The slug of the character that the message is for. */
  slug: string;
  /** The offer that was loaded with the page, if the shortage was already known then. */
  offer: ShortOffer | null;
  onClose(): void;
}

/** Shows the missing tokens, and two packs that cover them, above the unsent message. */
export function ShortOfTokens({
  isVoice,
  price,
  balance,
  slug,
  offer: loaded,
  onClose,
}: ShortOfTokensProps) {
  const { t } = useTranslation('chat');
  const missing = Math.max(1, price - balance);
  const source = isVoice ? 'chat_audio_message' : 'chat_text_message';
  const offer = useShortOffer(loaded, missing);
  useEffect(() => reportShortage(source, missing), [source, missing]);
  return (
    <section
      aria-labelledby="short-title"
      role="status"
      data-chat-error="Insufficient balance"
      className="border-line-2 bg-modal shadow-card rounded-t-modal md:rounded-modal border-t px-4 pt-5 pb-5 max-md:-mx-3 max-md:mt-3 md:mx-auto md:mb-3 md:max-w-180 md:border md:px-6"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="short-title" className="type-h3 md:text-[1.375rem]/7">
            {t('balance.gap', { count: missing })}
          </h2>
          <p className="type-small text-fg-2 mt-1">
            <Cost price={price} balance={balance} isVoice={isVoice} />
          </p>
        </div>
        <IconButton icon="x" label={t('balance.close')} onClick={onClose} className="-me-2 -mt-2" />
      </div>
      {offer ? (
        <Packs
          offer={offer}
          backTo={sendsKept.href(slug, isVoice ? 'voice' : 'words')}
          slug={slug}
          source={source}
        />
      ) : (
        <div aria-busy="true" className="mt-4 space-y-2.5">
          <div className="skeleton rounded-card h-18" />
          <div className="skeleton h-13 rounded-full" />
        </div>
      )}
    </section>
  );
}

function useShortOffer(loaded: ShortOffer | null, missing: number): ShortOffer | null {
  const fetcher = useFetcher<{ offer?: ShortOffer }>({ key: 'offers for a message' });
  const { load } = fetcher;
  const isAtHand = loaded !== null;
  useEffect(() => {
    if (!isAtHand) load(`/offers/short?missing=${missing}`);
  }, [isAtHand, load, missing]);
  return loaded ?? fetcher.data?.offer ?? null;
}

function Cost({
  price,
  balance,
  isVoice,
}: Pick<ShortOfTokensProps, 'price' | 'balance' | 'isVoice'>) {
  const { t } = useTranslation(['chat', 'voice']);
  const money = useTokenMoney();
  return (
    <>
      <Trans
        t={t}
        i18nKey={isVoice ? 'voice:costs' : 'balance.costs'}
        values={{ price, money: money(price) }}
        components={{
          strong: <strong className="text-fg font-[560] whitespace-nowrap" />,
          token: <TokenGlyph className="me-1 size-4 align-[-2px]" />,
        }}
      />{' '}
      <PurseLine balance={balance} price={price} />
    </>
  );
}

interface PacksProps {
  source: 'chat_audio_message' | 'chat_text_message';
  offer: ShortOffer;
  /** The page on which the kept message is sent. */
  backTo: string;
  slug: string;
}

function Packs({ offer: { packs, premiumFrom }, backTo, slug, source }: PacksProps) {
  const { t } = useTranslation('chat');
  const { locale } = useSite();
  return (
    <Choices>
      <fieldset className="mt-4 grid gap-2.5 md:grid-cols-2">
        <legend className="sr-only">{t('balance.choose')}</legend>
        {packs.map((pack, index) => (
          <PackRow key={pack.id} pack={pack} index={index} />
        ))}
      </fieldset>
      {packs.map((pack, index) => (
        <Chosen key={pack.id} of={index}>
          <CheckoutLink
            offer={{ variant: 'tokens', productId: pack.id, source }}
            backTo={backTo}
            className={buttonClass({ size: 'large' }, 'mt-3.5 w-full')}
          >
            {t('balance.get-and-send', {
              shown: pack.tokens.toLocaleString(locale),
              price: formatMoney(pack.price, locale),
            })}
          </CheckoutLink>
        </Chosen>
      ))}
      {premiumFrom && (
        <p className="type-small text-fg-2 mt-3 text-center">
          {t('balance.premium')}{' '}
          <ModalLink
            modal="becomePremiumToStartChatPlans"
            meta={{ character: slug }}
            className="rounded-small underline underline-offset-2"
          >
            {t('balance.premium-from', { price: formatMoney(premiumFrom, locale) })}
          </ModalLink>
        </p>
      )}
    </Choices>
  );
}

interface PackRowProps {
  pack: OfferedPack;
  index: number;
}

function PackRow({ pack, index }: PackRowProps) {
  const { t } = useTranslation('chat');
  const { locale } = useSite();
  const { amount, bonusTokens, tokens } = pack;
  const about = useReach()(tokens);
  return (
    <Choice
      name="pack"
      value={pack.id}
      index={index}
      isPreselected={index === 0}
      className="px-4 py-3"
    >
      <span className="flex items-center justify-between gap-3">
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <TokenGlyph className="size-4.5" />
            <span className="type-figure text-[1.25rem]">{amount.toLocaleString(locale)}</span>
            {index === 0 && (
              <span className="border-line-2 bg-veil-2 text-fg-2 type-caption rounded-full border px-2.5 py-0.5 font-[560]">
                {t('balance.need')}
              </span>
            )}
          </span>
          <span className="type-small text-fg-2 mt-0.5 block">
            {bonusTokens > 0 && `${t('balance.bonus', { count: bonusTokens })} · `}
            {about}
          </span>
        </span>
        <span className="shrink-0 text-end tabular-nums">
          <span className="block font-[600]">{formatMoney(pack.price, locale)}</span>
          <span className="type-caption text-fg-3 group-has-checked/choice:text-fg-2">
            {t('balance.each', { price: priceOfOne(pack.price, tokens, locale) })}
          </span>
        </span>
      </span>
    </Choice>
  );
}
