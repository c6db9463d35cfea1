import { useTranslation } from 'react-i18next';
import type { FactorKinds } from '~/domain/second-factors/list-factors';
import type { FormResponse } from '../kit/forms/form-response';
import { SecondStepForm } from '../second-factors/second-step-form';
import { StartAgain } from './start-again';

interface StaffSecondStepProps {
  kinds: FactorKinds;
  response: FormResponse | undefined;
}

/** Prompts a member of staff for their second factor. */
export function StaffSecondStep({ kinds, response }: StaffSecondStepProps) {
  const { t } = useTranslation('staff');
  return (
    <>
      <h1 className="type-staff">{t('second-step')}</h1>
      <SecondStepForm kinds={kinds} purpose="second-step" response={response} />
      <StartAgain />
    </>
  );
}
