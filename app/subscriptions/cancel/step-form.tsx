import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import { ModalFoot } from '../../kit/modals/modal-foot';
import { ModalTitle } from '../../kit/modals/modal-title';
import { subscriptionPath } from '../../checkout/change/subscription-path';

/** What can be done at a step, beside closing it; each is sent with the step it is done at. */
export type StepIntent = 'cancel' | 'continue' | 'stay' | 'change' | 'keep';

interface StepFormProps {
  step: number;
  title: string;
  text: ReactNode;
  children?: ReactNode;
  foot: ReactNode;
}

/** A step of leaving: one form, whose buttons say what is to be done. */
export function StepForm({ step, title, text, children, foot }: StepFormProps) {
  return (
    <ActForm action={subscriptionPath}>
      <input type="hidden" name="step" value={step} />
      <div className="px-5 pt-8 pb-5 md:px-8">
        <ModalTitle className="type-h2 me-12">{title}</ModalTitle>
        <p className="text-fg-2 mt-2">{text}</p>
        {children}
      </div>
      <ModalFoot className="md:border-line md:border-t md:px-8 md:pt-4.5 md:pb-7">{foot}</ModalFoot>
    </ActForm>
  );
}

interface StepButtonProps {
  intent: StepIntent;
  children: string;
}

/** Onward: first of two that are alike. */
export function Onward({ intent, children }: StepButtonProps) {
  const { t } = useTranslation('premium');
  return (
    <SubmitButton
      intent={intent}
      kind="light"
      size="large"
      className="w-full px-2!"
      {...(intent === 'cancel' && { busyLabel: t('cancel.cancelling') })}
    >
      {children}
    </SubmitButton>
  );
}

/** Stays as it was: the other of the two. */
export function Stay({ intent = 'stay' }: { intent?: StepIntent }) {
  const { t } = useTranslation('premium');
  return (
    <SubmitButton intent={intent} kind="outline" size="large" className="w-full px-2!">
      {t(intent === 'keep' ? 'further.renew' : 'cancel.keep')}
    </SubmitButton>
  );
}

/** A way that is no button of the two, in the line below them or within a sentence. */
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
