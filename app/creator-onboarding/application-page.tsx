import { Link } from '@remix-run/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentBanner } from '../consent/consent-banner';
import { ConnectionStrip } from '../kit/connection/connection-strip';
import { Brand } from '../kit/shell/brand';
import { Icon } from '../kit/ui/icons/icon';
import type { Progress, StepView } from '../wizards/step-view';
import { ApplicationHeader } from './application-header';

interface ApplicationPageProps {
  view: StepView;
  isKept: boolean;
  supportEmail: string;
  /** The help with the step, beside it on a wide screen. */
  help: ReactNode;
  children: ReactNode;
}

/** The frame of a step: its head, on a wide screen the steps at the side and help at the end. */
export function ApplicationPage(props: ApplicationPageProps) {
  const { view, isKept, supportEmail, help, children } = props;
  return (
    <div className="min-h-dvh lg:ps-75">
      <ConsentBanner />
      <ConnectionStrip />
      <Steps progress={view.progress} supportEmail={supportEmail} />
      <div className="mx-auto max-w-[1020px] px-4 pb-32 md:px-8 md:pb-14 lg:mx-0 lg:px-12">
        <ApplicationHeader view={view} isKept={isKept} />
        <div className="lg:grid lg:grid-cols-[minmax(0,640px)_300px] lg:gap-11">
          <main id="main" tabIndex={-1} className="min-w-0 outline-none">
            {children}
          </main>
          <aside className="max-lg:mt-8 lg:pt-12">{help}</aside>
        </div>
      </div>
    </div>
  );
}

/** The steps at the side of a wide screen, with the address of those who help. */
function Steps({ progress, supportEmail }: { progress: Progress; supportEmail: string }) {
  const { t } = useTranslation('onboarding');
  return (
    <div className="border-line bg-surface fixed inset-y-0 start-0 hidden w-75 flex-col border-e px-4 pt-6 pb-4 lg:flex">
      <Brand className="ps-3" />
      <p className="text-fg-2 mt-5 ps-3">{t('become')}</p>
      <ol className="mt-4 space-y-0.5 overflow-y-auto">
        {progress.steps.map((step, index) => (
          <li key={step.title} {...(step.isShown && { 'aria-current': 'step' as const })}>
            <StepRow step={step} place={index + 1} />
          </li>
        ))}
      </ol>
      <p className="rounded-card border-line-2 bg-card mt-auto border p-4">
        <span className="type-small text-fg-2 block">{t('manager')}</span>
        <a href={`mailto:${supportEmail}`} className="mt-1 block font-[560] wrap-anywhere">
          {supportEmail}
        </a>
      </p>
    </div>
  );
}

function StepRow({ step, place }: { step: Progress['steps'][number]; place: number }) {
  const { title, state, stateText, isShown, href } = step;
  const isDone = state === 'done' && !isShown;
  const row = (
    <span
      className={clsx(
        'rounded-input flex min-h-11 items-center gap-3.5 px-3 font-[540]',
        isShown ? 'bg-veil-2 text-fg' : isDone ? 'text-fg hover:bg-veil' : 'text-fg-2',
      )}
    >
      <span
        aria-hidden
        className={clsx(
          'flex size-6 shrink-0 items-center justify-center rounded-full text-[0.8125rem]',
          isShown
            ? 'bg-rose text-on-accent'
            : isDone
              ? 'bg-ok/20 text-ok'
              : 'border-line-form border',
        )}
      >
        {isDone ? <Icon name="check" size={14} /> : place}
      </span>
      {title}
      {!isShown && <span className="sr-only">, {stateText}</span>}
    </span>
  );
  return href === null ? row : <Link to={href}>{row}</Link>;
}

/** A card of help beside a step. */
export function HelpCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border-line-2 bg-card shadow-card border p-5">
      <h2 className="type-h3">{title}</h2>
      <div className="text-fg-2 type-small mt-3 space-y-3">{children}</div>
    </section>
  );
}
