import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalLink } from '../modals/modal-link';
import { buttonClass } from '../ui/buttons/button-class';
import { Brand } from './brand';
import { useSite } from '../site/use-site';

interface TopBarProps {
  search: ReactNode;
  /** Content for members. Others see the links to sign in. */
  children: ReactNode;
}

export function TopBar({ search, children }: TopBarProps) {
  const { t } = useTranslation('shell');
  const { viewer } = useSite();
  return (
    <header className="relative z-20 flex h-15 items-center gap-2.5 px-4 md:h-auto md:px-6 md:pt-4 md:pb-4 lg:px-8">
      <Brand className="md:hidden" />
      {search}
      <div className="ms-auto flex items-center gap-2">
        {viewer.kind === 'member' && children}
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
