import { useTranslation } from 'react-i18next';
import { ModalLink } from '../modals/modal-link';
import { BellLink } from '../../notifications/bell-link';
import { buttonClass } from '../ui/buttons/button-class';
import { BalancePill } from '../../wallet/balance-pill';
import { Brand } from './brand';
import { SiteSearch } from '../../characters/search/site-search';
import { useSite } from '../site/use-site';

interface TopBarProps {
  /** Unread notifications. */
  notifications: number;
}

export function TopBar({ notifications }: TopBarProps) {
  const { t } = useTranslation('shell');
  const { viewer } = useSite();
  return (
    <header className="relative z-20 flex h-15 items-center gap-2.5 px-4 md:h-auto md:px-6 md:pt-4 md:pb-4 lg:px-8">
      <Brand className="md:hidden" />
      <SiteSearch />
      <div className="ms-auto flex items-center gap-2">
        {viewer.kind === 'member' && <BalancePill />}
        {viewer.kind === 'member' && <BellLink unread={notifications} />}
        {viewer.kind === 'visitor' && (
          <ModalLink modal="loginModal" className={buttonClass({ kind: 'ghost', size: 'small' })}>
            {t('log-in')}
          </ModalLink>
        )}
        {viewer.kind !== 'member' && (
          <ModalLink
            modal={viewer.kind === 'visitor' ? 'signUpModal' : 'otpModal'}
            className={buttonClass({ kind: 'light', size: 'small' })}
          >
            {t(viewer.kind === 'visitor' ? 'sign-up' : 'join.verify')}
          </ModalLink>
        )}
      </div>
    </header>
  );
}
