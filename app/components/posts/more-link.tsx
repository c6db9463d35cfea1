import { Link } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../ui/button-class';

interface MoreLinkProps {
  href: string | null;
  isLoading: boolean;
  hasFailed: boolean;
  onFollow: (event: MouseEvent) => void;
}

/** Leads to the next posts; where they could not be fetched, it says so and tries again. */
export function MoreLink({ href, isLoading, hasFailed, onFollow }: MoreLinkProps) {
  const { t } = useTranslation('posts');
  if (href === null) return null;
  const label = isLoading ? 'hottest.loading' : hasFailed ? 'hottest.retry' : 'hottest.more';
  return (
    <div className="mt-7 flex flex-col items-center gap-3">
      {hasFailed && !isLoading && (
        <p role="alert" className="text-danger type-small">
          {t('hottest.failed')}
        </p>
      )}
      <Link
        to={href}
        onClick={onFollow}
        aria-busy={isLoading || undefined}
        className={buttonClass({ kind: 'outline' })}
      >
        {t(label)}
      </Link>
    </div>
  );
}
