import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { LocalTime } from '../kit/site/local-time';
import { Icon } from '../kit/ui/icons/icon';
import type { ApprovalRow } from './server/read-approval.server';

const format = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;

/** The four steps of an application that was sent in, on a line, each with its state. */
export function ApprovalRows({ rows }: { rows: ApprovalRow[] }) {
  const { t } = useTranslation('onboarding');
  return (
    <ol className="rounded-card border-line-2 bg-card shadow-card border px-4.5 py-5">
      {rows.map(({ step, state, at }, index) => (
        <li key={step} className="relative flex gap-4 pb-7 last:pb-0">
          {index < rows.length - 1 && (
            <span
              aria-hidden
              className={clsx(
                'absolute start-[15px] top-10 bottom-2 w-0.5 rounded-full',
                state === 'done' ? 'bg-ok/50' : 'bg-line-2',
              )}
            />
          )}
          <Disc state={state} place={index + 1} />
          <div className="min-w-0 flex-1">
            <h2 className={clsx('font-[620]', state === 'later' && 'text-fg-2')}>
              {t(`approval.step.${step}.title`)}
            </h2>
            <p className="type-small text-fg-2 mt-0.5">
              {t(`approval.step.${step}.${state}`)}
              {at !== null && (
                <>
                  {' · '}
                  <LocalTime at={at} format={format} />
                </>
              )}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Disc({ state, place }: { state: ApprovalRow['state']; place: number }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'flex size-8 shrink-0 items-center justify-center rounded-full text-[0.8125rem] font-[560]',
        {
          done: 'bg-ok/20 text-ok',
          now: 'border-rose bg-chosen text-rose border-[1.5px]',
          refused: 'bg-danger/20 text-danger',
          later: 'border-line-form text-fg-2 border-[1.5px]',
        }[state],
      )}
    >
      {state === 'done' ? (
        <Icon name="check" size={16} />
      ) : state === 'refused' ? (
        <Icon name="x" size={16} />
      ) : state === 'now' ? (
        <Icon name="clock" size={16} />
      ) : (
        place
      )}
    </span>
  );
}
