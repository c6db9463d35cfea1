import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../kit/ui/icons/icon';
import type { ChosenLine } from './server/read-create-step.server';

interface ChosenSoFarProps {
  chosen: readonly ChosenLine[];
}

/** Shows what is chosen so far as pills, each with a link to its step. */
export function ChosenSoFar({ chosen }: ChosenSoFarProps) {
  const { t } = useTranslation('create');
  if (chosen.length === 0) return null;
  return (
    <section aria-label={t('so-far')} className="mt-6">
      <ul className="flex flex-wrap gap-2">
        {chosen.map(({ step, href, text }) => (
          <li key={step}>
            <Link
              to={href}
              className="border-line-2 bg-card type-small text-fg-2 inline-flex min-h-8 max-w-60 items-center rounded-full border px-3"
            >
              <span className="sr-only">{t('change', { what: t(`step.${step}.short`) })} </span>
              <span className="truncate">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows everything that is chosen as rows, each with a link to its step. */
export function ChosenRows({ chosen }: ChosenSoFarProps) {
  const { t } = useTranslation('create');
  return (
    <dl className="border-line-2 bg-card rounded-card divide-line divide-y border px-4">
      {chosen.map(({ step, href, text }) => (
        <div key={step} className="flex min-h-13 items-center gap-3 py-2">
          <dt className="text-fg-3 w-28 shrink-0">{t(`step.${step}.short`)}</dt>
          <dd className="min-w-0 flex-1 break-words">{text}</dd>
          <dd>
            <Link
              to={href}
              aria-label={t('change', { what: t(`step.${step}.short`) })}
              className="text-fg-2 flex size-11 items-center justify-center rounded-full"
            >
              <Icon name="pen-line" size={18} />
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}
