import { Link } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from './button-class';

interface MoreLinkProps {
  nextHref: string | null;
  isLoading: boolean;
  hasFailed: boolean;
  onFollow: (event: MouseEvent) => void;
}

/** Links to the next items of a list. If they could not be loaded, it says so and retries. */
export function MoreLink({ nextHref, isLoading, hasFailed, onFollow }: MoreLinkProps) {
  const { t } = useTranslation('ui');
  if (nextHref === null) return null;
  const label = isLoading ? 'more.loading' : hasFailed ? 'more.retry' : 'more.load';
  return (
    <div className="mt-7 flex flex-col items-center gap-3">
      {hasFailed && !isLoading && (
        <p role="alert" className="text-danger type-small">
          {t('more.failed')}
        </p>
      )}
      <Link
        to={nextHref}
        onClick={onFollow}
        aria-busy={isLoading || undefined}
        className={buttonClass({ kind: 'outline' })}
      >
        {t(label)}
      </Link>
    </div>
  );
}
