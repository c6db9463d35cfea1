import { useTranslation } from 'react-i18next';
import { ModalLink } from '../kit/modals/modal-link';
import { TokenGlyph } from '../kit/ui/marks/token-glyph';
import { useTokenMoney } from '../wallet/use-token-money';
import type { CreateStep } from './server/read-create-step.server';

type Cost = NonNullable<CreateStep['cost']>;

/** Shows what a character costs in tokens and money, and what Premium changes about it. */
export function MakingCost({ cost }: { cost: Cost }) {
  const { t } = useTranslation('create');
  const money = useTokenMoney();
  return (
    <section className="border-line-2 bg-card rounded-card divide-line divide-y border px-4">
      <div className="flex items-center gap-3 py-3">
        <div className="flex-1">
          <p className="font-[560]">{t('cost.title')}</p>
          <p className="type-small text-fg-3">{t('cost.text')}</p>
        </div>
        <p className="font-[560]">
          {cost.kind === 'paid' ? (
            <span className="flex items-center gap-1.5">
              <TokenGlyph className="size-4.5" />
              {cost.tokens}
              <span className="text-fg-3 font-normal">{money(cost.tokens)}</span>
            </span>
          ) : (
            t(`cost.${cost.kind}`)
          )}
        </p>
      </div>
      {!cost.isSubscriber && (
        <div className="flex items-center gap-3 py-3">
          <p className="text-gold flex-1 font-[560]">{t('cost.premium')}</p>
          <ModalLink
            modal="becomePremiumCreateAI"
            className="rounded-small text-fg underline underline-offset-2"
          >
            {t('cost.see-premium')}
          </ModalLink>
        </div>
      )}
    </section>
  );
}
