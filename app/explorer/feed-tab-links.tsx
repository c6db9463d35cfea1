import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { TabLink } from '../kit/ui/buttons/tab-link';
import { explorerPath, type ExplorerData } from './explorer-data';
import { feedTabs } from './feed-tabs';
import { feedSearch } from './filters';

/** Links to the feeds; on a phone they are on top of the picture. */
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
        <TabLink
          key={tab}
          to={`${explorerPath(data)}?${feedSearch(tab, data.filters)}`}
          isChosen={tab === data.tab}
          className="max-md:drop-shadow-[0_1px_3px_rgb(0_0_0/.8)]"
        >
          {t(`explorer.tab.${tab}`)}
        </TabLink>
      ))}
    </nav>
  );
}
