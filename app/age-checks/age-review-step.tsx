import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import type { CrisisReferral } from '~/domain/chat/send/crisis-referral';
import { underReviewHref } from '../age-reviews/under-review-href';
import { ButtonLink } from '../kit/ui/buttons/button';
import { HelpNow } from '../duties/help-now';
import { Notice } from '../kit/ui/feedback/notice';
import type { AgeCheckState } from './age-check-state';

interface AgeReviewStepProps {
  /** How the check stands that somebody came back from; null before one. */
  check: AgeCheckState | null;
  /** Whether there is a service that checks ages, and a person to check. */
  canCheck: boolean;
  /** Whom to talk to, for whoever said more than their age. */
  referral: CrisisReferral;
}

/** What there is to do for somebody whose age is under review; nothing of it needs scripts. */
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
        // The service's page is another site's: the whole document goes there.
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
