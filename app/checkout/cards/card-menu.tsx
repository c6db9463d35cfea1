import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { mayDeleteCard } from '~/domain/checkout/decide-checkout';
import { useClosingMenu } from '../../kit/ui/behaviour/use-closing-menu';
import { iconButtonClass } from '../../kit/ui/buttons/icon-button';
import { Icon } from '../../kit/ui/icons/icon';
import type { CardView } from '../checkout-view';

interface CardMenuProps {
  card: CardView;
  cards: readonly CardView[];
}

/** Shows the actions for a saved card other than paying; it opens without scripts too. */
export function CardMenu({ card, cards }: CardMenuProps) {
  const { t } = useTranslation('checkout');
  const menu = useRef<HTMLDetailsElement>(null);
  useClosingMenu(menu);
  const mayDelete = mayDeleteCard(cards, card);
  if (card.isDefault && !mayDelete) return null;
  const item = 'rounded-input flex h-11 w-full items-center gap-3 px-3 text-start hover:bg-veil-2';
  return (
    <details ref={menu} className="relative">
      <summary
        aria-label={t('card.more', { last4: card.last4 })}
        className={iconButtonClass('plain', '-me-2.5 cursor-pointer list-none')}
      >
        <Icon name="ellipsis" size={20} />
      </summary>
      <div className="rounded-card border-line-2 bg-toast shadow-float absolute end-0 top-full z-20 w-48 border p-1.5">
        {!card.isDefault && (
          <button type="submit" formNoValidate name="makeDefault" value={card.id} className={item}>
            <Icon name="star" size={18} />
            {t('card.set-default')}
          </button>
        )}
        {mayDelete && (
          <button
            type="submit"
            formNoValidate
            name="deleteCard"
            value={card.id}
            className={`${item} text-danger`}
          >
            <Icon name="trash-2" size={18} />
            {t('card.delete')}
          </button>
        )}
      </div>
    </details>
  );
}
