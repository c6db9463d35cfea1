import { Trans, useTranslation } from 'react-i18next';
import { formatMoney, fromDecimal } from '~/domain/shared/money';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import { CloseLink } from '../../kit/modals/close-link';
import { LoadedModal } from '../../kit/modals/loaded-modal';
import { ModalTitle } from '../../kit/modals/modal-title';
import { useSite } from '../../kit/site/use-site';
import { Portrait } from '../../kit/ui/media/portrait';
import type { readPostOfModal } from '../modal-data.server';
import { ownPostHref } from '../post-hrefs';
import type { PresentedPost } from '../presenters';

/** Asks before a post or draft is deleted, and says who keeps it. */
export default function PostVerifyDeleteModal() {
  const { t } = useTranslation('own-posts');
  return (
    <LoadedModal<typeof readPostOfModal> height="h-96" gone={t('modal.gone')}>
      {(post) => <Question post={post} />}
    </LoadedModal>
  );
}

function Question({ post }: { post: PresentedPost }) {
  const { t } = useTranslation('own-posts');
  const name = post.caption === '' ? t('no-caption') : post.caption;
  return (
    <div className="px-5 pt-7 pb-6 md:p-7">
      <div className="mb-5 flex gap-4 pe-12">
        <Portrait src={post.imageUrl} alt="" className="rounded-small h-25 w-20 shrink-0" />
        <div className="min-w-0">
          <ModalTitle className="type-h3">{t('modal.delete-title')}</ModalTitle>
          <p className="text-fg-2 mt-1 line-clamp-3">
            {post.status === 'draft' ? (
              t('modal.delete-draft')
            ) : (
              <Trans
                t={t}
                i18nKey="modal.delete-text"
                values={{ name }}
                components={{ words: <span lang="" /> }}
              />
            )}
          </p>
        </div>
      </div>
      {post.status === 'published' && <WhatStays post={post} />}
      <ActForm action={ownPostHref(post._id)} className="mt-5 grid gap-3 sm:grid-cols-2">
        <CloseLink kind="outline">{t('modal.keep')}</CloseLink>
        <SubmitButton intent="delete" kind="danger" icon="trash-2">
          {t('modal.delete')}
        </SubmitButton>
      </ActForm>
    </div>
  );
}

function WhatStays({ post }: { post: PresentedPost }) {
  const { t } = useTranslation('own-posts');
  const { locale } = useSite();
  const money = formatMoney(fromDecimal(post.earned ?? 0, 'USD'), locale);
  const rows = [
    [t('modal.keep-seeing'), t('modal.who-paid', { count: post.unlocksCount ?? 0 })],
    [t('modal.earnings'), t('modal.stay', { money })],
    [t('likes'), t('modal.likes-gone', { count: post.likesCount ?? 0 })],
  ];
  return (
    <dl className="border-line-2 bg-card rounded-card divide-line divide-y border px-4">
      {rows.map(([name, figure]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 py-3">
          <dt>{name}</dt>
          <dd className="font-[560]">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
