import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { explorerPath, type ExplorerData } from './explorer-data';
import { feedTabs } from './feed-tabs';
import { feedSearch } from './filters';

/** The feeds there are; on a phone they stand on the picture. */
export function FeedTabLinks({ data, className }: { data: ExplorerData; className?: string }) {
  const { t } = useTranslation('posts');
  return (
    <nav
      aria-label={t('explorer.tabs')}
      className={clsx(
        'scroll-row gap-6.5 [mask-image:linear-gradient(to_right,#000_88%,transparent)]',
        className,
      )}
    >
      {feedTabs.map((tab) => (
        <Link
          key={tab}
          to={`${explorerPath(data)}?${feedSearch(tab, data.filters)}`}
          aria-current={tab === data.tab ? 'true' : undefined}
          className="text-fg-2 aria-[current]:text-fg aria-[current]:after:bg-accent relative shrink-0 py-2.5 text-[15px] font-[520] whitespace-nowrap transition after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 max-md:drop-shadow-[0_1px_3px_rgb(0_0_0/.8)]"
        >
          {t(`explorer.tab.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}
