import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ModalLink } from '../../kit/modals/modal-link';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { Icon } from '../../kit/ui/icons/icon';
import { afterSignIn } from '../log-in/after-sign-in';
import { JoinedLine } from './joined-line';
import { LegalLine } from './legal-line';
import { SocialButtons } from './social-buttons';

/** Shows a visitor who was stopped the ways to continue: a provider, e-mail, or log-in. */
export function JoinWays() {
  const { t } = useTranslation('welcome');
  const redirectTo = afterSignIn(useLocation());
  return (
    <>
      <JoinedLine />
      <div className="mt-6 space-y-3">
        <SocialButtons redirectTo={redirectTo} layout="list" />
        <ModalLink modal="signUpModal" replace className={buttonClass({ size: 'large' }, 'w-full')}>
          <Icon name="mail" />
          {t('join.by-email')}
        </ModalLink>
        <ModalLink
          modal="loginModal"
          replace
          className={buttonClass({ kind: 'outline', size: 'large' }, 'w-full')}
        >
          {t('join.log-in')}
        </ModalLink>
      </div>
      <LegalLine />
    </>
  );
}
