import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { longestCaption } from '~/domain/creator-posts/terms';
import { Form, FormErrors, SubmitButton } from '../../kit/forms/form';
import { useErrorText } from '../../kit/forms/use-error-text';
import { useForm } from '../../kit/forms/use-form';
import { LoadedModal } from '../../kit/modals/loaded-modal';
import { ModalTitle } from '../../kit/modals/modal-title';
import { notify } from '../../kit/ui/feedback/notify';
import { TextAreaField } from '../../kit/ui/fields/text-area-field';
import type { readPostOfModal } from '../modal-data.server';
import { ownPostHref } from '../post-hrefs';
import type { PresentedPost } from '../presenters';

/** Changes the caption of a post. */
export default function EditPostCaptionModal() {
  const { t } = useTranslation('own-posts');
  return (
    <LoadedModal<typeof readPostOfModal> height="h-80" gone={t('modal.gone')}>
      {(post) => <CaptionForm post={post} />}
    </LoadedModal>
  );
}

function CaptionForm({ post }: { post: PresentedPost }) {
  const { t } = useTranslation('own-posts');
  const errorText = useErrorText();
  const { form } = useForm<Record<string, string>>({
    id: 'edit-caption',
    action: ownPostHref(post._id),
  });
  const error = errorText(form.errors);
  useEffect(() => {
    if (error) notify({ kind: 'danger', text: t('modal.caption_save_fail', { error }) });
  }, [error, t]);
  return (
    <Form form={form} className="space-y-4 px-5 pt-7 pb-6 md:p-7">
      <ModalTitle className="type-h3 pe-12">{t('modal.caption-title')}</ModalTitle>
      <FormErrors />
      <TextAreaField
        id="new-caption"
        name="caption"
        label={t('draft.caption')}
        rows={4}
        maxLength={longestCaption}
        defaultValue={post.caption}
        hint={t('draft.length', { count: longestCaption })}
      />
      <SubmitButton intent="caption" className="w-full">
        {t('modal.save')}
      </SubmitButton>
    </Form>
  );
}
