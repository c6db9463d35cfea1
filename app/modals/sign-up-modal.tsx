import { Dialog } from 'radix-ui';
import { AccountPane } from '../components/accounts/account-pane';
import { SignUpForm } from '../components/accounts/sign-up-form';
import { useSignUpTitle } from '../components/accounts/use-sign-up-title';
import { WelcomeLine } from '../components/accounts/welcome-line';

export default function SignUpModal() {
  return (
    <AccountPane
      title={<Dialog.Title className="type-title">{useSignUpTitle()}</Dialog.Title>}
      subtitle={<WelcomeLine />}
    >
      <SignUpForm place="modal" />
    </AccountPane>
  );
}
