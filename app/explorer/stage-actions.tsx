import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '../posts/presenters/post-for-fan';
import { ModalLink } from '../kit/modals/modal-link';
import { LikeButton } from '../posts/like-button';
import { isAnyOpen } from '../posts/lock-of';
import { postHref } from '../posts/post-href';
import { useSite } from '../kit/site/use-site';
import { Icon } from '../kit/ui/icons/icon';
import type { IconName } from '../kit/ui/icons/icon-names';
import { useShare } from '../kit/ui/behaviour/use-share';

interface StageActionsProps {
  post: Post;
  here: string;
  onChanged?: ((post: Post) => void) | undefined;
}

/** Shows the actions for the current post: over it on a phone, beside it elsewhere. */
export function StageActions({ post, here, onChanged }: StageActionsProps) {
  const { t } = useTranslation('posts');
  const { viewer } = useSite();
  const { characterId, characterName, characterSlug } = post.characterMeta;
  const share = useShare();
  return (
    <div className="flex flex-col items-center gap-4.5">
      {isAnyOpen(post) && (
        <LikeButton
          post={post}
          redirectTo={here}
          look="stage"
          onSettled={(like) => onChanged?.({ ...post, ...like })}
        />
      )}
      <Link to={`/chats/${characterSlug}`} className={actionClass}>
        <Face icon="message-circle">{t('explorer.talk')}</Face>
      </Link>
      <button
        type="button"
        className={`${actionClass} noscript:hidden`}
        onClick={() => void share({ title: characterName, path: postHref(post) })}
      >
        <Face icon="share-2">{t('ui:share.label')}</Face>
      </button>
      {viewer.kind === 'member' ? (
        <ModalLink
          modal="sendReportModal"
          meta={{ characterId, postId: post._id }}
          className={actionClass}
        >
          <Face icon="flag">{t('explorer.report')}</Face>
        </ModalLink>
      ) : (
        <Link
          to={`/report/content?${new URLSearchParams({ place: postHref(post) })}`}
          className={actionClass}
        >
          <Face icon="flag">{t('explorer.report')}</Face>
        </Link>
      )}
    </div>
  );
}

const actionClass =
  'group inline-flex flex-col items-center gap-1.5 text-[0.75rem] font-[560] md:text-[0.8125rem] transition active:scale-95';

function Face({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <>
      <span className="bg-on-media group-hover:bg-badge flex size-12.5 items-center justify-center rounded-full border border-white/13 backdrop-blur-md">
        <Icon name={icon} size={23} />
      </span>
      <span className="drop-shadow-[0_1px_3px_rgb(0_0_0/.7)]">{children}</span>
    </>
  );
}
