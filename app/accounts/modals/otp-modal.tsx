import { CodeStep, useCodeStepTitle } from '../code/code-step';
import { ModalTitle } from '../../kit/modals/modal-title';

export default function OtpModal() {
  return (
    <div className="px-4 pt-11 pb-7 md:p-10">
      <ModalTitle className="type-title pe-10">{useCodeStepTitle()}</ModalTitle>
      <CodeStep place="modal" />
    </div>
  );
}
