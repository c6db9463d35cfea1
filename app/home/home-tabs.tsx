import { useTranslation } from 'react-i18next';
import type { FeedTab } from '~/domain/feeds/schema';
import { feedTabs } from '../explorer/feed-tabs';
import { ChipLink } from '../kit/ui/buttons/chip-link';

/** Links to the feeds above the home page's grid; the first one needs no name in the address. */
export function HomeTabs({ chosen }: { chosen: FeedTab }) {
  const { t } = useTranslation('posts');
  return (
    <nav
      aria-label={t('explorer.tabs')}
      className="scroll-row -mx-4 gap-2 px-4 md:mx-0 md:flex-wrap md:px-0"
    >
      {feedTabs.map((tab) => (
        <ChipLink
          key={tab}
          to={{ search: tab === 'forYou' ? '' : `feed=${tab}` }}
          isChosen={tab === chosen}
          preventScrollReset
        >
          {t(`explorer.tab.${tab}`)}
        </ChipLink>
      ))}
    </nav>
  );
}
