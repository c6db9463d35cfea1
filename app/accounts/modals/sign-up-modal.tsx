import { AccountPane } from '../frame/account-pane';
import { SignUpForm } from '../sign-up/sign-up-form';
import { useSignUpTitle } from '../sign-up/use-sign-up-title';
import { WelcomeLine } from '../sign-up/welcome-line';
import { ModalTitle } from '../../kit/modals/modal-title';

export default function SignUpModal() {
  return (
    <AccountPane
      title={<ModalTitle className="type-title">{useSignUpTitle()}</ModalTitle>}
      subtitle={<WelcomeLine />}
    >
      <SignUpForm place="modal" />
    </AccountPane>
  );
}
