import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { caseStates } from '~/domain/cases/kinds';
import type { CaseProgress as Progress } from '~/domain/cases/schema';
import { Icon } from '../kit/ui/icons/icon';
import { showDay } from './show-day';

interface CaseProgressProps {
  progress: Progress;
}

/** Shows the progress of a case: its states in order, with the reached ones marked, and its dates. */
export function CaseProgress({ progress }: CaseProgressProps) {
  const { t } = useTranslation('contact');
  const { state, kind, reference, openedAt, dueOn, resolvedAt } = progress;
  const reached = caseStates.indexOf(state);
  const facts = [
    [t('follow.opened'), openedAt],
    resolvedAt ? [t('follow.resolved'), resolvedAt] : [t('follow.due'), dueOn],
  ] as const;
  return (
    <section
      aria-labelledby="progress"
      className="rounded-card border-line bg-card max-w-180 border p-5 md:p-7"
    >
      <p className="type-caption text-fg-3">{reference}</p>
      <h2 id="progress" className="type-h2 mt-1">
        {t(`kind.${kind}.title`)}
      </h2>
      <ol className="mt-5 flex flex-wrap gap-x-6 gap-y-3">
        {caseStates.map((step, index) => (
          <li
            key={step}
            aria-current={step === state ? 'step' : undefined}
            className={clsx(
              'flex items-center gap-2',
              index > reached ? 'text-fg-3' : step === state ? 'text-fg' : 'text-fg-2',
            )}
          >
            <span
              className={clsx(
                'flex size-6 items-center justify-center rounded-full border text-[0.78125rem]',
                index > reached ? 'border-line-2' : 'border-rose bg-rose text-on-accent',
              )}
            >
              {index < reached || state === 'resolved' ? (
                <Icon name="check" size={14} />
              ) : (
                index + 1
              )}
            </span>
            {t(`follow.state.${step}`)}
          </li>
        ))}
      </ol>
      <p className="text-fg-2 mt-4">{t(`follow.says.${state}`)}</p>
      <dl className="type-small mt-4 flex flex-wrap gap-x-8 gap-y-2">
        {facts.map(([label, day]) => (
          <div key={label} className="flex gap-2">
            <dt className="text-fg-3">{label}</dt>
            <dd>{showDay(day)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5">
        <Link to="/case" className="rounded-small text-fg underline underline-offset-2">
          {t('follow.another')}
        </Link>
      </p>
    </section>
  );
}
