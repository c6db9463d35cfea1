import { Dialog } from 'radix-ui';
import { CodeStep, useCodeStepTitle } from '../components/credentials/code-step';

export default function OtpModal() {
  return (
    <div className="px-4 pt-11 pb-7 md:p-10">
      <Dialog.Title className="type-title pe-10">{useCodeStepTitle()}</Dialog.Title>
      <CodeStep place="modal" />
    </div>
  );
}
