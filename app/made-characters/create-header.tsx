import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { makingGroups } from '~/domain/made-characters/steps';
import { iconButtonClass } from '../kit/ui/buttons/icon-button';
import { Icon } from '../kit/ui/icons/icon';
import type { StepView } from '../wizards/step-view';
import { myAiHref } from './making-hrefs';

interface CreateHeaderProps {
  view: StepView;
  /** True if there is a draft to return to. */
  isKept: boolean;
}

/** The head of a step: where the person is, the way back, and the way out, which keeps everything. */
export function CreateHeader({ view, isKept }: CreateHeaderProps) {
  const { t } = useTranslation('create');
  const { label, text, back, steps } = view.progress;
  let before = 0;
  return (
    <nav aria-label={label} className="flex items-start gap-2 pt-1 md:pt-4">
      {back && (
        <Link
          to={back.href}
          preventScrollReset
          aria-label={back.label}
          className={iconButtonClass('plain', '-ms-3 md:hidden')}
        >
          <Icon name="chevron-left" size={20} className="rtl:rotate-180" />
        </Link>
      )}
      <div className="min-w-0 flex-1 pt-2">
        <p className="type-caption flex gap-2 pb-1.5">
          <strong className="font-[620]">{t(`step.${view.step as 'style'}.short`)}</strong>
          <span className="text-fg-2">{text}</span>
          {isKept && (
            <span className="text-fg-2 ms-auto inline-flex items-center gap-1">
              <Icon name="check" size={14} />
              {t('kept')}
            </span>
          )}
        </p>
        <ol className="flex gap-[7px]">
          {makingGroups.map(({ name, length }) => {
            const own = steps.slice(before, (before += length));
            return (
              <li key={name} style={{ flexGrow: length }} className="min-w-0 basis-0">
                <ol className="flex gap-[3px]">
                  {own.map((step) => (
                    <Bar key={step.title} step={step} />
                  ))}
                </ol>
                <span
                  className={clsx(
                    'type-caption mt-1.5 hidden lg:block',
                    own.some(({ isShown }) => isShown) ? 'text-fg' : 'text-fg-3',
                  )}
                >
                  {t(`group.${name}`)}
                </span>
              </li>
            );
          })}
        </ol>
      </div>
      <Link to={myAiHref} aria-label={t('leave')} className={iconButtonClass('plain', '-me-3')}>
        <Icon name="x" size={20} />
      </Link>
    </nav>
  );
}

/** The bar of a step; one that is filled in leads there where there is a pointer. */
function Bar({ step }: { step: StepView['progress']['steps'][number] }) {
  const { title, href, state, stateText, isShown } = step;
  const bar = (
    <>
      <span
        aria-hidden
        className={clsx(
          'block h-1 rounded-full',
          isShown ? 'bg-light' : state === 'done' ? 'bg-accent' : 'bg-line-form',
        )}
      />
      <span className="sr-only">{isShown ? title : `${title}, ${stateText}`}</span>
    </>
  );
  return (
    <li className="relative min-w-0 flex-1" {...(isShown && { 'aria-current': 'step' as const })}>
      {bar}
      {href !== null && (
        <Link
          to={href}
          preventScrollReset
          tabIndex={-1}
          aria-hidden
          className="absolute inset-x-0 -inset-y-3 hidden md:block"
        />
      )}
    </li>
  );
}
