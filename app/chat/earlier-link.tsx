import { Link, useLocation } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThreadMessage } from './presenters/thread-for-fan';
import { buttonClass } from '../ui/buttons/button-class';
import { useFetcherResponse } from '../forms/use-fetcher-response';
import { useFetcher } from '../forms/use-fetcher';

interface EarlierLinkProps {
  firstSeq: number;
  onLoaded(messages: ThreadMessage[]): void;
}

/** To what was said before; with JavaScript it comes to the page instead. */
export function EarlierLink({ firstSeq, onLoaded }: EarlierLinkProps) {
  const { t } = useTranslation('chat');
  const { pathname } = useLocation();
  const fetcher = useFetcher<{ messages: ThreadMessage[]; hasMore: boolean }>();
  const [hasMore, setHasMore] = useState(true);
  useFetcherResponse(fetcher.data, (earlier) => {
    setHasMore(earlier.hasMore);
    onLoaded(earlier.messages);
  });
  if (!hasMore) return null;
  const href = `${pathname}?before=${firstSeq}`;
  return (
    <p className="flex justify-center py-2">
      <Link
        to={href}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          if (fetcher.state === 'idle') fetcher.load(href);
        }}
        aria-busy={fetcher.state === 'loading' || undefined}
        className={buttonClass({ kind: 'ghost', size: 'small' })}
      >
        {t('earlier')}
      </Link>
    </p>
  );
}
