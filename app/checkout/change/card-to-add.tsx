import { useTranslation } from 'react-i18next';
import { subscriptionPath } from './subscription-path';
import { Icon } from '../../kit/ui/icons/icon';
import { useReturnPath } from '../checkout-place';

/**
 * Leads to a card that is not saved yet, and back to the change with it chosen. Its page is loaded anew:
 * only a document of its own may frame the processor's fields.
 */
export function CardToAdd({ planId }: { planId: string }) {
  const { t } = useTranslation('checkout');
  const from = useReturnPath() ?? subscriptionPath;
  const told = { change: planId, useChangeSubscription: 'true', from };
  return (
    <a
      href={`/add_card?${new URLSearchParams(told)}`}
      className="rounded-card text-fg-2 hover:bg-veil hover:text-fg -mx-4 flex min-h-13 items-center gap-4 px-4"
    >
      <Icon name="plus" size={20} />
      {t('card.another')}
    </a>
  );
}
