import { useTranslation } from 'react-i18next';
import type { Post, PostAsset } from './presenters/post-for-fan';
import { PreviewLoop } from '../characters/preview-loop';
import { LockMark } from './lock-overlay';
import { lockOf } from './lock-of';
import { PostPicture } from './post-picture';

interface CardFaceProps {
  post: Post;
  asset: PostAsset | undefined;
  isFirst: boolean;
}

/** Shows one photo or video on a card: the content, or its locked rendition with the ways to unlock it. */
export function CardFace({ post, asset, isFirst }: CardFaceProps) {
  const { t } = useTranslation('posts');
  const lock = lockOf(post, asset);
  return (
    <>
      <PostPicture
        asset={asset}
        alt=""
        sizes="(max-width: 767px) 50vw, 260px"
        isFirst={isFirst}
        isLocked={lock !== 'none'}
        className="ease-settle absolute inset-0 size-full transition-transform duration-300 group-hover:scale-104"
      />
      {lock === 'none' && asset?.mediaType === 'video' && (
        <PreviewLoop src={asset.assetUrl} poster={asset.firstFrameUrl} />
      )}
      <span
        className={
          lock === 'none'
            ? 'media-foot absolute inset-x-0 bottom-0 h-1/2'
            : 'lock-foot absolute inset-0'
        }
      />
      <span className="sr-only">
        {t('of', { name: post.characterMeta.characterName })} {post.textContent}
      </span>
      <LockMark post={post} lock={lock} />
    </>
  );
}
