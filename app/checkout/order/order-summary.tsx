import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/ui/icons/icon';
import { TokenGlyph } from '../../kit/ui/marks/token-glyph';
import type { BoughtView, CheckoutView } from '../checkout-view';
import { useWords } from '../use-words';
import { Reach } from '../../wallet/reach';

/** Shows the product and the price in one row; behind a paywall the total is shown elsewhere. */
export function OrderSummary({ view }: { view: CheckoutView }) {
  const { t } = useTranslation('checkout');
  const { money, bought, reason } = useWords();
  const { what, price, isFromPaywall } = view;
  const isReduced = price.list.minor > price.total.minor;
  const saved = { ...price.list, minor: price.list.minor - price.total.minor };
  const bonus = 'bonusTokens' in what ? what.bonusTokens : 0;
  return (
    <section className="rounded-card border-line-2 bg-card shadow-card flex min-h-19 items-center gap-3.5 border px-4 py-3">
      <span className="bg-invite rounded-input flex size-11 shrink-0 items-center justify-center">
        <Glyph what={what} />
      </span>
      <p className="min-w-0 flex-1">
        <span className="block text-[0.9375rem]/5.5 font-[560]">
          {bought(what)}
          {bonus > 0 && (
            <span className="text-ok whitespace-nowrap"> {t('what.bonus', { count: bonus })}</span>
          )}
        </span>
        {what.kind === 'tokens' && (
          <span className="type-caption text-fg-2 block">
            <Reach tokens={what.tokens + what.bonusTokens} />
          </span>
        )}
        {isReduced && (
          <span className="type-caption text-fg-2 block">
            <s className="text-fg-3">{money(price.list)}</s> · {reason(view)}
            <span className="text-ok block">{t('what.saved', { amount: money(saved) })}</span>
          </span>
        )}
      </p>
      {!isFromPaywall && (
        <p className="shrink-0 text-end">
          <span className="type-figure block text-[1.6875rem]">{money(price.total)}</span>
          <span className="type-caption text-fg-3 block">{t('total')}</span>
        </p>
      )}
    </section>
  );
}

function Glyph({ what }: { what: BoughtView }) {
  if (what.kind === 'tokens') return <TokenGlyph className="size-6" />;
  if (what.kind === 'subscriptions') return <Icon name="gem" size={23} className="text-gold" />;
  if (what.kind === 'fanclub') return <Icon name="crown" size={23} className="text-gold" />;
  return <Icon name="images" size={23} />;
}
