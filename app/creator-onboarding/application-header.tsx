import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { iconButtonClass } from '../kit/ui/buttons/icon-button';
import { Icon } from '../kit/ui/icons/icon';
import type { StepView } from '../wizards/step-view';

interface ApplicationHeaderProps {
  view: StepView;
  /** True if there is a draft to return to. */
  isKept: boolean;
}

/** The head of a step: where the person is, the way back, and the way out, which keeps everything. */
export function ApplicationHeader({ view, isKept }: ApplicationHeaderProps) {
  const { t } = useTranslation('onboarding');
  const { label, text, back, steps } = view.progress;
  return (
    <nav aria-label={label} className="flex items-start gap-2 pt-1 md:pt-6">
      {back && (
        <Link
          to={back.href}
          aria-label={back.label}
          className={iconButtonClass('plain', '-ms-3 md:hidden')}
        >
          <Icon name="chevron-left" size={20} className="rtl:rotate-180" />
        </Link>
      )}
      <div className="min-w-0 flex-1 pt-2">
        <p className="type-caption flex flex-wrap gap-x-2 pb-1.5">
          <strong className="font-[620]">{t('your-application')}</strong>
          <span className="text-fg-2">{text}</span>
          {isKept && (
            <span className="text-fg-2 ms-auto inline-flex items-center gap-1">
              <Icon name="check" size={14} />
              {t('kept')}
            </span>
          )}
        </p>
        <ol className="flex gap-[7px] lg:hidden">
          {steps.map(({ title, state, stateText, isShown }) => (
            <li
              key={title}
              className="min-w-0 flex-1"
              {...(isShown && { 'aria-current': 'step' as const })}
            >
              <span
                aria-hidden
                className={clsx(
                  'block h-1 rounded-full',
                  isShown ? 'bg-light' : state === 'done' ? 'bg-accent' : 'bg-line-form',
                )}
              />
              <span className="sr-only">{isShown ? title : `${title}, ${stateText}`}</span>
            </li>
          ))}
        </ol>
      </div>
      <Link to="/settings" aria-label={t('leave')} className={iconButtonClass('plain', '-me-3')}>
        <Icon name="x" size={20} />
      </Link>
    </nav>
  );
}
