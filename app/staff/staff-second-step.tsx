import { useTranslation } from 'react-i18next';
import type { FactorKinds } from '~/domain/second-factors/list-factors';
import { SecondStepForm } from '../second-factors/second-step-form';
import { StartAgain } from './start-again';

interface StaffSecondStepProps {
  kinds: FactorKinds;
  error: string | undefined;
}

/** Asks a member of staff for the second factor they have. */
export function StaffSecondStep({ kinds, error }: StaffSecondStepProps) {
  const { t } = useTranslation('staff');
  return (
    <>
      <h1 className="type-staff">{t('second-step')}</h1>
      <SecondStepForm kinds={kinds} purpose="second-step" answer={{ error }} />
      <StartAgain />
    </>
  );
}
