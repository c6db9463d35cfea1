import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../kit/ui/buttons/button';
import { membershipsHref, type MembershipView } from './membership-view';

interface PagesProps {
  view: MembershipView;
  nextCursor: string | null;
}

/** Links to the next page of memberships and back to the first. */
export function MembershipPages({ view, nextCursor }: PagesProps) {
  const { t } = useTranslation('fanclubs');
  const isLater = view.cursor !== undefined;
  if (nextCursor === null && !isLater) return null;
  return (
    <p className="mt-5 flex flex-wrap justify-center gap-2.5">
      {isLater && (
        <ButtonLink to={membershipsHref({ ...view, cursor: undefined })} kind="ghost">
          {t('memberships.first')}
        </ButtonLink>
      )}
      {nextCursor !== null && (
        <ButtonLink to={membershipsHref({ ...view, cursor: nextCursor })} kind="outline">
          {t('memberships.more')}
        </ButtonLink>
      )}
    </p>
  );
}
