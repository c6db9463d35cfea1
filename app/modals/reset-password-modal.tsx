import { Dialog } from 'radix-ui';
import { ResetPassword } from '../components/credentials/reset-password';
import { useResetTitle } from '../components/credentials/use-reset-title';

export default function ResetPasswordModal() {
  return (
    <div className="px-4 pt-11 pb-7 md:p-10">
      <Dialog.Title className="type-title pe-10">{useResetTitle()}</Dialog.Title>
      <ResetPassword place="modal" />
    </div>
  );
}
