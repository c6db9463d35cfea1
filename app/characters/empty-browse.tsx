import { useTranslation } from 'react-i18next';
import { ModalLink } from '../kit/modals/modal-link';
import { useSite } from '../kit/site/use-site';
import { ButtonLink } from '../kit/ui/buttons/button';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { EmptyState } from '../kit/ui/feedback/empty-state';

interface EmptyBrowseProps {
  feed: string;
  search: string;
  pictures: (string | null)[];
}

/** Explains an empty list and links onward: to another view, past the search, or to sign-up. */
export function EmptyBrowse({ feed, search, pictures }: EmptyBrowseProps) {
  const { t } = useTranslation('characters');
  const { viewer } = useSite();
  const isFollowing = feed === 'following';
  if (isFollowing && viewer.kind !== 'member') {
    return (
      <EmptyState
        pictures={pictures}
        title={t('browse.empty.visitor-title')}
        actions={
          <ModalLink modal="signUpModal" className={buttonClass({ kind: 'light' })}>
            {t('browse.empty.sign-up')}
          </ModalLink>
        }
      >
        {t('browse.empty.visitor')}
      </EmptyState>
    );
  }
  if (search === '') {
    return (
      <EmptyState
        pictures={pictures}
        title={t(isFollowing ? 'browse.empty.following-title' : 'browse.empty.view-title')}
        actions={<ButtonLink to="/characters">{t('browse.empty.everybody')}</ButtonLink>}
      >
        {t(isFollowing ? 'browse.empty.following' : 'browse.empty.view')}
      </EmptyState>
    );
  }
  const isAll = feed === 'all';
  const everywhere = `/characters?${new URLSearchParams({ search })}`;
  const among = isFollowing ? 'browse.empty.search-following' : 'browse.empty.search-view';
  return (
    <EmptyState
      pictures={pictures}
      title={t('browse.empty.search-title')}
      actions={
        <ButtonLink to={isAll ? '/characters' : everywhere}>
          {t(isAll ? 'browse.empty.everybody' : 'browse.empty.everywhere')}
        </ButtonLink>
      }
    >
      {t(isAll ? 'browse.empty.search' : among, { search, view: t(`feed.${feed}`) })}
    </EmptyState>
  );
}
