import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatMoney, fromDecimal } from '~/domain/shared/money';
import { ModalLink } from '../kit/modals/modal-link';
import { useSite } from '../kit/site/use-site';
import { ButtonLink } from '../kit/ui/buttons/button';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { iconButtonClass } from '../kit/ui/buttons/icon-button';
import { Icon } from '../kit/ui/icons/icon';
import { Portrait } from '../kit/ui/media/portrait';
import { AccessBadge } from './access-badge';
import { downloadHref } from './post-hrefs';
import type { PresentedPost } from './presenters';

/** A published post as its creator manages it. */
export function PublishedPost({ post }: { post: PresentedPost }) {
  const { t } = useTranslation('own-posts');
  const meta = { postId: post._id };
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:items-start">
      <Pictures post={post} />
      <div className="space-y-5">
        <p lang={post.caption === '' ? undefined : ''} className="text-fg-2 whitespace-pre-line">
          {post.caption === '' ? t('no-caption') : post.caption}
        </p>
        <AccessBadge post={post} />
        <Figures post={post} />
        <div className="flex flex-wrap gap-3">
          <ModalLink
            modal="editPostCaptionModal"
            meta={meta}
            className={buttonClass({ kind: 'soft' })}
          >
            {t('post.edit-caption')}
          </ModalLink>
          <a href={downloadHref(post._id)} className={buttonClass({ kind: 'soft' })}>
            <Icon name="download" size={18} />
            {t('post.download')}
          </a>
          <ButtonLink kind="ghost" to={`/characters/${post.characterSlug}/post/${post._id}`}>
            {t('post.see')}
          </ButtonLink>
          <ModalLink
            modal="postVerifyDeleteModal"
            meta={meta}
            className={buttonClass({ kind: 'danger' })}
          >
            <Icon name="trash-2" size={18} />
            {t('post.delete')}
          </ModalLink>
        </div>
      </div>
    </div>
  );
}

function Pictures({ post }: { post: PresentedPost }) {
  const { t } = useTranslation('own-posts');
  const chosen = post.assets
    .filter(({ position }) => position !== null)
    .sort((one, other) => (one.position ?? 0) - (other.position ?? 0));
  return (
    <ul
      className={clsx(
        'grid gap-2.5',
        chosen.length === 1 ? 'max-w-95' : 'grid-cols-2',
        chosen.length > 4 && 'sm:grid-cols-3',
      )}
    >
      {chosen.map(({ _id, assetUrl }, index) => (
        <li
          key={_id}
          className="rounded-card border-line-2 relative aspect-4/5 overflow-hidden border"
        >
          <Portrait src={assetUrl} alt="" className="size-full" />
          <ModalLink
            modal="postVerifyDeleteImageModal"
            meta={{ postId: post._id, imageId: _id }}
            className={iconButtonClass('media', 'absolute end-2 top-2')}
          >
            <Icon name="trash-2" size={18} />
            <span className="sr-only">{t('post.delete-image', { number: index + 1 })}</span>
          </ModalLink>
        </li>
      ))}
    </ul>
  );
}

function Figures({ post }: { post: PresentedPost }) {
  const { t } = useTranslation('own-posts');
  const { locale } = useSite();
  const figures = [
    [t('likes'), String(post.likesCount ?? 0)],
    [t('post.bought'), String(post.unlocksCount ?? 0)],
    [t('modal.earnings'), formatMoney(fromDecimal(post.earned ?? 0, 'USD'), locale)],
  ];
  return (
    <dl className="border-line-2 bg-card rounded-card divide-line divide-y border px-4">
      {figures.map(([name, figure]) => (
        <div key={name} className="flex justify-between gap-4 py-3">
          <dt className="text-fg-2">{name}</dt>
          <dd className="font-[560] tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
