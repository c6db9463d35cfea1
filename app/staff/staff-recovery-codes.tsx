import { useTranslation } from 'react-i18next';
import { RecoveryCodes } from '../second-factors/recovery-codes';
import { buttonClass } from '../kit/ui/buttons/button-class';

/** The last step of an enrolment: recovery codes for the case that the other factors are lost. */
export function StaffRecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('staff');
  return (
    <>
      <h1 className="type-staff mb-5">{t('enrol.codes')}</h1>
      <RecoveryCodes codes={codes} />
      <a href="/admin" className={buttonClass({ kind: 'light' }, 'mt-5 w-full')}>
        {t('enrol.continue')}
      </a>
    </>
  );
}
