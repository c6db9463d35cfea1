import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { Badge } from '../kit/ui/marks/badge';
import { CardMark } from './card-mark';

interface OwnCard {
  id: string;
  brand: string;
  last4: string;
  holder: string;
  isDefault: boolean;
  isExpired: boolean;
}

interface ChangeCardProps {
  cards: readonly OwnCard[];
  current: string | null;
}

/** The choice of another saved card for the next charge. It opens by its summary, also without scripts. */
export function ChangeCard({ cards, current }: ChangeCardProps) {
  const { t } = useTranslation('premium');
  return (
    <section id="card" aria-labelledby="card-title" className="mt-8 scroll-mt-6">
      <h2 id="card-title" className="type-h2">
        {t('card.title')}
      </h2>
      {cards.length === 0 ? (
        <p className="text-fg-2 mt-2">{t('card.none')}</p>
      ) : (
        <ul className="divide-line rounded-card border-line-2 bg-card mt-4 divide-y border">
          {cards.map((card) => (
            <li key={card.id} className="flex min-h-16 items-center gap-3.5 px-4 py-2">
              <CardMark brand={card.brand} />
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-2 tabular-nums">
                  •••• {card.last4}
                  {card.isDefault && <Badge>{t('card.default')}</Badge>}
                  {card.isExpired && (
                    <span className="text-amber type-small">{t('own.expired')}</span>
                  )}
                </span>
                <span className="type-small text-fg-3 block truncate">{card.holder}</span>
              </span>
              {card.id === current ? (
                <span className="type-small text-gold font-[560]">{t('card.this')}</span>
              ) : (
                !card.isExpired && (
                  <ActForm preventScrollReset>
                    <input type="hidden" name="cardId" value={card.id} />
                    <SubmitButton
                      intent="card"
                      kind="outline"
                      size="small"
                      busyLabel={t('card.changing')}
                      aria-label={t('card.use-this', { last4: card.last4 })}
                    >
                      {t('card.use')}
                    </SubmitButton>
                  </ActForm>
                )
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
