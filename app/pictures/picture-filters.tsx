import { useTranslation } from 'react-i18next';
import { ChipLink } from '../kit/ui/buttons/chip-link';
import { picturesListHref, type PictureFilter } from './picture-hrefs';

interface PictureFiltersProps {
  filter: PictureFilter;
  /** The characters with pictures. */
  people: readonly { slug: string; name: string; count: number }[];
}

/** The filters and the order of the list, each as a link. */
export function PictureFilters({ filter: { of, isOldestFirst }, people }: PictureFiltersProps) {
  const { t } = useTranslation('pictures');
  return (
    <nav aria-label={t('filters')} className="scroll-row mb-5 gap-2">
      <ChipLink
        to={picturesListHref({ of: null, isOldestFirst })}
        isChosen={of === null}
        className="h-11"
      >
        {t('everybody')}
      </ChipLink>
      {people.map(({ slug, name, count }) => (
        <ChipLink
          key={slug}
          to={picturesListHref({ of: slug, isOldestFirst })}
          isChosen={of === slug}
          className="h-11 gap-2"
        >
          {name} <span className="tabular-nums opacity-70">{count}</span>
        </ChipLink>
      ))}
      <ChipLink
        to={picturesListHref({ of, isOldestFirst: !isOldestFirst })}
        isChosen={isOldestFirst}
        className="ms-auto h-11"
      >
        {t('oldest-first')}
      </ChipLink>
    </nav>
  );
}
