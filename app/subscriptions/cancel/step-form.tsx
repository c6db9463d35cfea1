import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../kit/forms/form';
import { ModalFoot } from '../../kit/modals/modal-foot';
import { ModalTitle } from '../../kit/modals/modal-title';
import type { StepView } from '../../wizards/step-view';
import { WizardForm } from '../../wizards/wizard-form';

interface StepBodyProps {
  title: string;
  text: ReactNode;
  children?: ReactNode;
}

/** The text of a cancellation step. */
export function StepBody({ title, text, children }: StepBodyProps) {
  return (
    <div className="px-5 pt-8 pb-5 md:px-8">
      <ModalTitle className="type-h2 me-12">{title}</ModalTitle>
      <p className="text-fg-2 mt-2">{text}</p>
      {children}
    </div>
  );
}

interface StepFormProps {
  view: StepView;
  /** The buttons of the step. */
  children: ReactNode;
}

/** The form of a step: its fields and below them its buttons. */
export function StepForm({ view, children }: StepFormProps) {
  return (
    <WizardForm
      view={view}
      className="space-y-5 px-5 pb-5 empty:hidden md:px-8"
      foot={<StepFoot>{children}</StepFoot>}
    />
  );
}

export function StepFoot({ children }: { children: ReactNode }) {
  return (
    <ModalFoot className="md:border-line md:border-t md:px-8 md:pt-4.5 md:pb-7">
      {children}
    </ModalFoot>
  );
}

/** The possible actions at a step, apart from closing it. */
type StepIntent = 'save' | 'submit' | 'stay' | 'keep';

interface StepButtonProps {
  intent: StepIntent;
  children: string;
}

/** The button that continues: the first of two equal ones. */
export function Onward({ intent, children }: StepButtonProps) {
  const { t } = useTranslation('premium');
  return (
    <SubmitButton
      intent={intent}
      kind="light"
      size="large"
      className="w-full px-2!"
      {...(intent === 'submit' && { busyLabel: t('cancel.cancelling') })}
    >
      {children}
    </SubmitButton>
  );
}

/** The button that keeps the subscription: the second of two equal ones. */
export function Stay({ intent = 'stay' }: { intent?: StepIntent }) {
  const { t } = useTranslation('premium');
  return (
    <SubmitButton intent={intent} kind="outline" size="large" className="w-full px-2!">
      {t(intent === 'keep' ? 'further.renew' : 'cancel.keep')}
    </SubmitButton>
  );
}

/** An action as a link, below the two buttons or within a sentence. */
export function StepLink({ intent, children }: { intent: StepIntent; children?: ReactNode }) {
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      className="rounded-small text-fg underline underline-offset-2"
    >
      {children}
    </button>
  );
}
