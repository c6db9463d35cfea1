import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import { LocalTime } from '../kit/site/local-time';
import { useSite } from '../kit/site/use-site';
import { wholeDate } from './plan-summary';
import { PayDue } from './pay-due';

/** Shows a due payment for Premium, with a link to pay it, on every page until it is paid or expired. */
export function DueNotice() {
  const { premiumDue } = useSite();
  const { pathname } = useLocation();
  // The strings are loaded in a component of their own, so that first pages do not wait for them.
  return premiumDue && !pathname.startsWith('/checkout') ? <Due due={premiumDue} /> : null;
}

function Due({ due }: { due: NonNullable<ReturnType<typeof useSite>['premiumDue']> }) {
  const { t } = useTranslation('premium');
  const { locale } = useSite();
  return (
    <PayDue className="px-4 py-2 md:px-6 lg:px-8 print:hidden">
      {t('due.text', { price: formatMoney(due.price, locale) })}{' '}
      <LocalTime at={due.openUntil} format={wholeDate} className="whitespace-nowrap" />.
    </PayDue>
  );
}
