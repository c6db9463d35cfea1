import * as z from 'zod/mini';
import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import { CloseLink } from '../../kit/modals/close-link';
import { LoadedModal } from '../../kit/modals/loaded-modal';
import { ModalTitle } from '../../kit/modals/modal-title';
import { useModalMeta } from '../../kit/modals/use-modal-meta';
import { Portrait } from '../../kit/ui/media/portrait';
import type { readPostOfModal } from '../modal-data.server';
import { ownPostHref } from '../post-hrefs';

const metaSchema = z.object({ imageId: z.string() });

/** Asks before one picture of a post is deleted. */
export default function PostVerifyDeleteImageModal() {
  const { t } = useTranslation('own-posts');
  const imageId = useModalMeta(metaSchema)?.imageId ?? '';
  return (
    <LoadedModal<typeof readPostOfModal> height="h-80" gone={t('modal.gone')}>
      {(post) => (
        <div className="px-5 pt-7 pb-6 md:p-7">
          <div className="mb-5 flex gap-4 pe-12">
            <Portrait
              src={post.assets.find(({ _id }) => _id === imageId)?.assetUrl ?? null}
              alt=""
              className="rounded-small h-25 w-20 shrink-0"
            />
            <div className="min-w-0">
              <ModalTitle className="type-h3">{t('modal.delete-image-title')}</ModalTitle>
              <p className="text-fg-2 mt-1">{t('modal.delete-image-text')}</p>
            </div>
          </div>
          <ActForm action={ownPostHref(post._id)} className="grid gap-3 sm:grid-cols-2">
            <input type="hidden" name="imageId" value={imageId} />
            <CloseLink kind="outline">{t('modal.keep')}</CloseLink>
            <SubmitButton intent="delete-image" kind="danger" icon="trash-2">
              {t('modal.delete-image')}
            </SubmitButton>
          </ActForm>
        </div>
      )}
    </LoadedModal>
  );
}
