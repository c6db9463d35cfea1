import { AccountPane } from '../components/accounts/account-pane';
import { SignUpForm } from '../components/accounts/sign-up-form';
import { useSignUpTitle } from '../components/accounts/use-sign-up-title';
import { WelcomeLine } from '../components/accounts/welcome-line';
import { ModalTitle } from './modal-title';

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
