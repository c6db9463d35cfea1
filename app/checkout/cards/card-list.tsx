import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../kit/forms/form';
import { useForm } from '../../kit/forms/use-form';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { CardLogo } from './card-logo';
import { CardMenu } from './card-menu';
import { CheckoutFoot } from '../checkout-foot';
import { useCheckoutHref, useCheckoutPlace, useReturnPath } from '../checkout-place';
import type { CheckoutView } from '../checkout-view';
import type { PayResponse } from '../pay/pay-response';
import { AnotherCard, CardFace } from './saved-cards';

interface CardListProps {
  view: CheckoutView;
  heading: (title: ReactNode) => ReactNode;
}

/** Lists all saved cards; the pressed one is used for the payment. */
export function CardList({ view, heading }: CardListProps) {
  const { t } = useTranslation('checkout');
  const place = useCheckoutPlace();
  const href = useCheckoutHref();
  const from = useReturnPath();
  const { form } = useForm<Record<string, string>, PayResponse>({
    id: `cards-${view.orderId}`,
    action: `/checkout/${view.orderId}`,
  });
  const leaving = form.sent?.get('deleteCard');
  return (
    <>
      {heading(t('cards.title'))}
      <p className="text-fg-2 mt-1">{t('cards.subtitle')}</p>
      <Form form={form} className="mt-4">
        <input type="hidden" name="place" value={place.kind} />
        <input type="hidden" name="view" value="cards" />
        {from !== null && <input type="hidden" name="from" value={from} />}
        <ul className="grid gap-1.5">
          {view.cards.map((card) => (
            <li
              key={card.id}
              className={`rounded-card border-line hover:bg-veil relative flex min-h-16 items-center gap-3 border px-4 ${
                leaving === card.id
                  ? 'pointer-events-none opacity-60 motion-safe:animate-pulse'
                  : ''
              }`}
            >
              <Link
                to={href({ paymentMethodId: card.id })}
                replace
                preventScrollReset
                aria-label={t('cards.use', { last4: card.last4 })}
                aria-disabled={leaving === card.id || undefined}
                className="flex min-w-0 flex-1 items-center gap-3 self-stretch"
              >
                <CardLogo brand={card.brand} />
                <CardFace card={card} />
              </Link>
              <CardMenu card={card} cards={view.cards} />
            </li>
          ))}
        </ul>
        {view.means.cardForm && <AnotherCard />}
      </Form>
      <div className="mt-4">
        <CheckoutFoot>
          <Link
            to={href({})}
            replace
            preventScrollReset
            className={buttonClass({ kind: 'outline', size: 'large' }, 'w-full')}
          >
            {t('cards.back')}
          </Link>
        </CheckoutFoot>
      </div>
    </>
  );
}
