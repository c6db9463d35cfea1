import { useMatches } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { ExplorerData } from '../explorer-data';
import { FiltersForm } from '../filters-form';
import { ModalTitle } from '../../kit/modals/modal-title';

/** Shows the explorer's filters on a phone; other pages have nothing to filter. */
export default function ExplorerMobileFiltersModal() {
  const { t } = useTranslation('posts');
  const data = useMatches()
    .map((match) => explorerOf(match.data))
    .find((found) => found !== undefined);
  return (
    <div className="flex max-h-[92dvh] flex-col pt-9">
      <div className="px-4 pb-5 md:px-6.5">
        <ModalTitle className="type-h2 pe-10">{t('filters.title')}</ModalTitle>
        {!data && <p className="text-fg-2 mt-3">{t('explorer.empty.nothing')}</p>}
      </div>
      {data && <FiltersForm data={data} look="sheet" />}
    </div>
  );
}

function explorerOf(data: unknown): ExplorerData | undefined {
  const has = typeof data === 'object' && data !== null && 'explorer' in data;
  return has ? (data.explorer as ExplorerData) : undefined;
}
