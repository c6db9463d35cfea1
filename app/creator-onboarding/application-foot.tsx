import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../kit/forms/form';
import { buttonClass } from '../kit/ui/buttons/button-class';
import type { StepView } from '../wizards/step-view';

/** The buttons of a step, fixed at its foot on a phone. */
export function ApplicationFoot({ view }: { view: StepView }) {
  const { t } = useTranslation('onboarding');
  const { isLast, progress } = view;
  return (
    <div className="bg-surface/90 fixed inset-x-0 bottom-0 z-20 flex gap-3 px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] backdrop-blur-md md:static md:mt-8 md:bg-transparent md:px-0 md:backdrop-blur-none">
      {progress.back && (
        <Link
          to={progress.back.href}
          className={buttonClass({ kind: 'outline', size: 'large' }, 'max-md:hidden')}
        >
          {t('back')}
        </Link>
      )}
      <SubmitButton
        intent={isLast ? 'submit' : 'save'}
        size="large"
        className="min-w-0 flex-1 md:flex-none md:px-16"
        {...(isLast && { busyLabel: t('sending') })}
      >
        {t(isLast ? 'send-in' : 'continue')}
      </SubmitButton>
    </div>
  );
}
