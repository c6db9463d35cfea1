import { useTranslation } from 'react-i18next';
import { ModalLink } from '../../modals/modal-link';
import { buttonClass } from '../ui/button-class';
import { Icon } from '../ui/icon';
import { JoinedLine } from './joined-line';
import { LegalLine } from './legal-line';

/** The ways in, for whoever was stopped on their way: by e-mail, or back in. */
export function JoinWays() {
  const { t } = useTranslation('welcome');
  return (
    <>
      <JoinedLine />
      <div className="mt-6 space-y-3">
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
