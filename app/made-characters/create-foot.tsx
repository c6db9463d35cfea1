import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../kit/forms/form';
import { buttonClass } from '../kit/ui/buttons/button-class';
import type { StepView } from '../wizards/step-view';
import type { CreateStep } from './server/read-create-step.server';
import { isSketched } from './sketch-href';

interface CreateFootProps extends Pick<CreateStep, 'cost' | 'chosen'> {
  view: StepView;
}

/** The buttons of a step, fixed at its foot on a phone. */
export function CreateFoot({ view, cost, chosen }: CreateFootProps) {
  const { t } = useTranslation('create');
  const { isLast, progress } = view;
  const name = chosen.find(({ step }) => step === 'name')?.text.split(' ')[0] ?? '';
  return (
    <div className="bg-surface/90 fixed inset-x-0 bottom-0 z-40 flex gap-3 px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] backdrop-blur-md md:static md:mt-8 md:bg-transparent md:px-0 md:backdrop-blur-none">
      {progress.back && (
        <Link
          to={progress.back.href}
          preventScrollReset
          className={buttonClass({ kind: 'outline', size: 'large' }, 'max-md:hidden')}
        >
          {t('back')}
        </Link>
      )}
      <SubmitButton
        intent={isLast ? 'submit' : 'save'}
        size="large"
        {...(isLast && { icon: 'wand-sparkles' as const })}
        className="min-w-0 flex-1 md:flex-none md:px-10"
        {...(isLast && { busyLabel: t('making') })}
      >
        {cost === null
          ? t('continue')
          : cost.kind === 'paid'
            ? t('make-for', { name, count: cost.tokens })
            : t(`make-${cost.kind}`, { name })}
      </SubmitButton>
      {view.fields.some((field) => isSketched(field.name)) && (
        <noscript>
          <SubmitButton intent="show" kind="outline" size="large">
            {t('show')}
          </SubmitButton>
        </noscript>
      )}
      {!isLast && (
        <SubmitButton
          intent="surprise"
          formNoValidate
          kind="soft"
          size="large"
          icon="dices"
          aria-label={t('surprise')}
          className="max-md:order-first max-md:w-13 max-md:px-0"
        >
          <span className="max-md:sr-only">{t('surprise')}</span>
        </SubmitButton>
      )}
    </div>
  );
}
