import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../kit/ui/buttons/button';

interface PageTurnerProps {
  path: string;
  /** The filters of the list. Empty ones are left out. */
  kept?: Readonly<Record<string, string>>;
  nextCursor: string | null;
  isLater: boolean;
}

/** Links to the next page of a staff list and back to its beginning. */
export function PageTurner({ path, kept = {}, nextCursor, isLater }: PageTurnerProps) {
  const { t } = useTranslation('staff');
  if (nextCursor === null && !isLater) return null;
  const hrefOf = (more: Record<string, string>) => {
    const given = Object.entries({ ...kept, ...more }).filter(([, value]) => value !== '');
    return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
  };
  return (
    <nav aria-label={t('pages.name')} className="mt-5 flex flex-wrap gap-3">
      {isLater && (
        <ButtonLink to={hrefOf({})} kind="outline" size="small" className="min-h-11">
          {t('pages.first')}
        </ButtonLink>
      )}
      {nextCursor !== null && (
        <ButtonLink
          to={hrefOf({ cursor: nextCursor })}
          kind="outline"
          size="small"
          className="min-h-11"
        >
          {t('pages.later')}
        </ButtonLink>
      )}
    </nav>
  );
}
