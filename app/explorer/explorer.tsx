import { useTranslation } from 'react-i18next';
import { ModalLink } from '../kit/modals/modal-link';
import { Icon } from '../kit/ui/icons/icon';
import { iconButtonClass } from '../kit/ui/buttons/icon-button';
import { EmptyExplorer } from './empty-explorer';
import { explorerPath, type ExplorerData } from './explorer-data';
import { FeedTabLinks } from './feed-tab-links';
import { countFilters, feedSearch } from './filters';
import { FiltersForm } from './filters-form';
import { Stage } from './stage';

/** Shows the explorer: posts on a stage, feeds above, filters at the side or in a sheet. */
export function Explorer({ data }: { data: ExplorerData }) {
  const { t } = useTranslation('posts');
  const count = countFilters(data.filters);
  const title = data.character
    ? t('explorer.of', { name: data.character.name })
    : t('explorer.title');
  return (
    <div className="flex h-full">
      <div className="relative flex min-w-0 flex-1 flex-col">
        <h1 className="sr-only">{title}</h1>
        <div className="absolute inset-x-0 top-0 z-10 flex items-center gap-3 bg-linear-to-b from-[rgb(8_4_9/.72)] to-transparent py-2 ps-4 pe-3.5 lg:hidden">
          <FeedTabLinks data={data} className="min-w-0 flex-1" />
          <ModalLink
            modal="explorerMobileFiltersModal"
            className={iconButtonClass('media', 'relative')}
          >
            <Icon name="sliders-horizontal" size={20} />
            <span className="sr-only">{t('explorer.filters')}</span>
            {count > 0 && (
              <span className="bg-rose text-on-accent absolute -end-0.5 -top-0.5 flex h-4.5 min-w-4.5 items-center justify-center rounded-full px-1 text-[0.71875rem] font-[600]">
                {count}
              </span>
            )}
          </ModalLink>
        </div>
        {data.emptyReason === null ? (
          // Each feed has its own stage with its own position.
          <Stage key={`${explorerPath(data)}?${feedSearch(data.tab, data.filters)}`} data={data} />
        ) : (
          <div className="flex h-full items-center justify-center px-4">
            <EmptyExplorer data={data} reason={data.emptyReason} />
          </div>
        )}
      </div>
      <aside
        aria-label={t('explorer.filters')}
        className="border-line bg-surface flex w-98 flex-col border-s max-lg:hidden"
      >
        <div className="px-6.5 pt-6 pb-5">
          <p aria-hidden="true" className="type-h2 pb-3">
            {title}
          </p>
          <FeedTabLinks data={data} className="border-line border-b" />
        </div>
        <FiltersForm key={JSON.stringify(data.filters)} data={data} look="panel" />
      </aside>
    </div>
  );
}
