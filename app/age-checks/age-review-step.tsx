import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import type { CrisisReferral } from '~/domain/chat/send/crisis-referral';
import { underReviewHref } from '../age-reviews/under-review-href';
import { ButtonLink } from '../kit/ui/buttons/button';
import { HelpNow } from '../duties/help-now';
import { Notice } from '../kit/ui/feedback/notice';
import type { AgeCheckState } from './age-check-state';

interface AgeReviewStepProps {
  /** The state of the check that the person returned from; null before a check. */
  check: AgeCheckState | null;
  /** True if an age check service is configured and there is a person to check. */
  canCheck: boolean;
  /** Help lines for a person who stated more than their age. */
  referral: CrisisReferral;
}

/** Shows the options of a person whose age is under review; works without scripts. */
export function AgeReviewStep({ check, canCheck, referral }: AgeReviewStepProps) {
  const { t } = useTranslation('account');
  if (check === 'passed') {
    return (
      <>
        <h1 className="type-title">{t('held.lifted-title')}</h1>
        <p className="text-fg-2 mt-3 mb-7" role="status">
          {t('held.lifted')}
        </p>
        <ButtonLink to="/sign_in" reloadDocument size="large" className="w-full">
          {t('held.log-in')}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <h1 className="type-title">{t('held.under_age_review-title')}</h1>
      <p className="text-fg-2 mt-3">{t('held.under_age_review')}</p>
      <p className="text-fg-2 mt-3 mb-7">{t(canCheck ? 'held.prove-by-check' : 'held.prove')}</p>
      {check && (
        <div className="mb-5">
          <Notice kind="info">{t(`age-check.${check}`)}</Notice>
        </div>
      )}
      {canCheck && (
        // The service's page is on another site, so the whole document navigates there.
        <ActForm action={underReviewHref} reloadDocument className="mb-2">
          <SubmitButton size="large" className="w-full">
            {t(check ? 'age-check.again' : 'age-check.begin')}
          </SubmitButton>
        </ActForm>
      )}
      <ButtonLink
        to="/contact"
        kind={canCheck ? 'soft' : 'primary'}
        size="large"
        className="w-full"
      >
        {t('held.appeal')}
      </ButtonLink>
      <p className="type-small text-fg-3 mt-6 mb-4">{t('held.if-under')}</p>
      <HelpNow referral={referral} isOpen />
    </>
  );
}
