import { ResetPassword } from '../reset/reset-password';
import { useResetTitle } from '../reset/use-reset-title';
import { ModalTitle } from '../../kit/modals/modal-title';

export default function ResetPasswordModal() {
  return (
    <div className="px-4 pt-11 pb-7 md:p-10">
      <ModalTitle className="type-title pe-10">{useResetTitle()}</ModalTitle>
      <ResetPassword place="modal" />
    </div>
  );
}
