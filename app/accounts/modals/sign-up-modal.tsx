import { AccountPane } from '../account-pane';
import { SignUpForm } from '../sign-up-form';
import { useSignUpTitle } from '../use-sign-up-title';
import { WelcomeLine } from '../welcome-line';
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
