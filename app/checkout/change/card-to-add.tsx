import { useTranslation } from 'react-i18next';
import { subscriptionPath } from './subscription-path';
import { Icon } from '../../kit/ui/icons/icon';
import { useReturnPath } from '../checkout-place';

/**
 * Links to the form for a new card, which returns to the change with it selected. It loads a new document,
 * because only its own document may frame the processor's fields.
 */
export function CardToAdd({ planId }: { planId: string }) {
  const { t } = useTranslation('checkout');
  const from = useReturnPath() ?? subscriptionPath;
  const params = { change: planId, useChangeSubscription: 'true', from };
  return (
    <a
      href={`/add_card?${new URLSearchParams(params)}`}
      className="rounded-card text-fg-2 hover:bg-veil hover:text-fg -mx-4 flex min-h-13 items-center gap-4 px-4"
    >
      <Icon name="plus" size={20} />
      {t('card.another')}
    </a>
  );
}
