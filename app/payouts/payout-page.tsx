import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { iconButtonClass } from '../kit/ui/buttons/icon-button';
import { Icon } from '../kit/ui/icons/icon';
import { payoutPlaces } from './places';

/** Shows a page below that of payouts, with the way back. */
export function PayoutPage({
  title,
  isWide = false,
  aside,
  children,
}: {
  title: string;
  isWide?: boolean;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation('payouts');
  return (
    <div
      className={`${isWide ? 'max-w-[1180px]' : 'max-w-[560px]'} mx-auto px-4 pb-10 md:px-6 lg:px-8`}
    >
      <header className="flex flex-wrap items-center justify-between gap-3 pt-4 pb-5 md:pt-8">
        <div className="flex min-w-0 items-center gap-2">
          <Link to={payoutPlaces.home} className={iconButtonClass()} aria-label={t('back')}>
            <Icon name="chevron-left" />
          </Link>
          <h1 className="type-h1 min-w-0 break-words">{title}</h1>
        </div>
        {aside}
      </header>
      {children}
    </div>
  );
}
