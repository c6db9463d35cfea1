import { useTranslation } from 'react-i18next';
import { ModalTitle } from '../../kit/modals/modal-title';
import { ButtonLink } from '../../kit/ui/buttons/button';
import { ownPostsHref } from '../post-hrefs';

/** Says that a post is published. */
export default function PostCreatedModal() {
  const { t } = useTranslation('own-posts');
  return (
    <div className="px-5 pt-9 pb-6 text-center md:p-8">
      <ModalTitle className="type-h2">{t('modal.created-title')}</ModalTitle>
      <p className="text-fg-2 mt-2 mb-6">{t('modal.created-text')}</p>
      <ButtonLink to={ownPostsHref} replace size="large" className="w-full">
        {t('modal.ok')}
      </ButtonLink>
    </div>
  );
}
