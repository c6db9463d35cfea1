import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Form } from '../kit/forms/form';
import { useAct } from '../kit/forms/use-form';
import type { Post } from './presenters/post-for-fan';
import { useFetcherResponse } from '../kit/forms/use-fetcher-response';
import { ModalLink } from '../kit/modals/modal-link';
import { useSite } from '../kit/site/use-site';
import { Icon } from '../kit/ui/icons/icon';
import { notify } from '../kit/ui/feedback/notify';
import { useHydrated } from '../kit/ui/behaviour/use-hydrated';

interface LikeButtonProps {
  post: Pick<Post, '_id' | 'isLiked' | 'likesCount'>;
  /** The page to return to when the like is sent as a plain form. */
  redirectTo: string;
  look: 'card' | 'stage';
  /** Called with the stored like after the response. */
  onSettled?: ((like: Pick<Post, 'isLiked' | 'likesCount'>) => void) | undefined;
}

export type LikeResponse = { ok: true; isLiked: boolean; likesCount: number } | { ok: false };

/** Adds or removes a like. A visitor is prompted to sign up. */
export function LikeButton({ post, redirectTo, look, onSettled }: LikeButtonProps) {
  const { t } = useTranslation('posts');
  const { viewer } = useSite();
  const isHydrated = useHydrated();
  const { form, response } = useAct<LikeResponse>({
    key: `like-${post._id}`,
    action: `/posts/${post._id}/like`,
  });
  const { isLiked, likesCount } = useLike(post, response, form.sent);
  useFetcherResponse(response, (answer) => {
    if (answer.ok) onSettled?.({ isLiked: answer.isLiked, likesCount: answer.likesCount });
    else notify({ kind: 'danger', text: t('like.failed') });
  });

  const face = <LikeFace look={look} isLiked={isLiked} likesCount={likesCount} />;
  const className = clsx(
    'group inline-flex items-center font-[560] transition active:scale-95',
    look === 'card'
      ? 'min-h-9 min-w-9 gap-1.5 text-[0.875rem] drop-shadow-[0_1px_3px_rgb(0_0_0/.6)]'
      : 'flex-col gap-1.5 text-[0.8125rem]',
  );
  const given = likesCount > 0 ? t('like.give', { count: likesCount }) : t('like.first');
  const label = isLiked ? t('like.take-back', { count: likesCount }) : given;
  if (viewer.kind !== 'member') {
    return (
      <ModalLink
        modal={viewer.kind === 'visitor' ? 'signUpModal' : 'otpModal'}
        meta={{ source: 'explorer_like_post' }}
        className={className}
      >
        <span className="sr-only">{label}</span>
        <span aria-hidden="true" className="contents">
          {face}
        </span>
      </ModalLink>
    );
  }
  return (
    <Form form={form} className="contents">
      <input type="hidden" name="redirectTo" value={redirectTo} />
      {isHydrated && <input type="hidden" name="stay" value="1" />}
      <button
        name="liked"
        value={isLiked ? 'no' : 'yes'}
        aria-pressed={isLiked}
        aria-busy={form.isBusy}
        aria-label={label}
        className={className}
      >
        {face}
      </button>
    </Form>
  );
}

interface LikeFaceProps extends Pick<Post, 'isLiked' | 'likesCount'> {
  look: 'card' | 'stage';
}

function LikeFace({ look, isLiked, likesCount }: LikeFaceProps) {
  const { t } = useTranslation('posts');
  const { locale } = useSite();
  return (
    <>
      <span className={look === 'stage' ? round : undefined}>
        <Icon
          name="heart"
          size={look === 'stage' ? 23 : 20}
          className={isLiked ? 'fill-rose text-rose' : undefined}
        />
      </span>
      {likesCount > 0 ? (
        <span className="tabular-nums">{likesCount.toLocaleString(locale)}</span>
      ) : (
        look === 'stage' && <span>{t('like.first')}</span>
      )}
    </>
  );
}

const round =
  'bg-on-media flex size-12.5 items-center justify-center rounded-full border border-white/13 backdrop-blur-md';

/** Returns the expected like while the request runs, then the like from the response. */
function useLike(
  post: LikeButtonProps['post'],
  response: LikeResponse | undefined,
  sent: FormData | undefined,
): { isLiked: boolean; likesCount: number } {
  const settled = response?.ok ? response : post;
  const requested = sent?.get('liked');
  if (requested === undefined || requested === null) return settled;
  const isLiked = requested === 'yes';
  const change = Number(isLiked) - Number(settled.isLiked);
  return { isLiked, likesCount: Math.max(0, settled.likesCount + change) };
}
