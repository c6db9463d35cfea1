import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { iconButtonClass } from '../kit/ui/buttons/icon-button';
import { Icon } from '../kit/ui/icons/icon';
import type { Progress } from './step-view';

/** With more bars than this, they are too narrow to press on a phone. */
const mostLinks = 8;

/** Shows the progress: a bar per step, which links to the step once it was filled in, and the link back. */
export function WizardProgress({ label, text, back, steps }: Progress) {
  const hasLinks = steps.length <= mostLinks;
  return (
    <nav aria-label={label} className="flex items-center gap-2">
      {back && (
        <Link
          to={back.href}
          preventScrollReset
          aria-label={back.label}
          className={iconButtonClass('plain', '-ms-3')}
        >
          <Icon name="chevron-left" size={20} className="rtl:rotate-180" />
        </Link>
      )}
      <div className="min-w-0 flex-1">
        <p className="type-caption text-fg-3">{text}</p>
        <ol className="flex gap-[3px]">
          {steps.map((step) => (
            <li
              key={step.title}
              className="min-w-0 flex-1"
              {...(step.isShown && { 'aria-current': 'step' as const })}
            >
              {step.href !== null && hasLinks ? (
                <Link to={step.href} preventScrollReset className="rounded-small block py-2.5">
                  <Bar {...step} />
                </Link>
              ) : (
                <div className="py-2.5">
                  <Bar {...step} />
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

function Bar({ title, state, stateText, isShown }: Progress['steps'][number]) {
  return (
    <>
      <span
        aria-hidden
        className={clsx(
          'block h-1 rounded-full',
          isShown ? 'bg-focus' : state === 'done' ? 'bg-accent' : 'bg-line-form',
        )}
      />
      <span className="sr-only">{isShown ? title : `${title}, ${stateText}`}</span>
    </>
  );
}
