import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Post } from '../posts/presenters/post-for-fan';
import { FollowButton } from '../characters/follow-button';
import { TypeMark } from '../characters/type-mark';
import { clockText } from '../kit/ui/media/clock-text';
import { Avatar } from '../kit/ui/media/avatar';
import { Badge } from '../kit/ui/marks/badge';
import { LocalTime } from '../kit/site/local-time';

interface StageCaptionProps {
  post: Post;
  onFollowed?: (isFollowed: boolean) => void;
}

/** Shows a post's character, time and text. */
export function StageCaption({ post, onFollowed }: StageCaptionProps) {
  const { t } = useTranslation('posts');
  const { characterMeta, textContent, createdAt, assets } = post;
  const { characterName, characterSlug, type, age, occupation, avatar } = characterMeta;
  const [asset] = assets;
  return (
    <div className="text-fg">
      <div className="flex items-center gap-3">
        <Link
          to={`/characters/${characterSlug}`}
          className="flex min-w-0 items-center gap-3 rounded-full"
        >
          <Avatar src={avatar} className="size-11" />
          <span className="min-w-0">
            <span className="type-h3 flex items-center gap-2">
              <span className="truncate pb-0.5">{characterName}</span>
              <TypeMark type={type} size={16} />
            </span>
            <span className="block truncate text-[0.8125rem]/5 text-[#dccfd6]">
              {age} · {occupation} ·{' '}
              <LocalTime at={createdAt} format={{ day: 'numeric', month: 'short' }} />
            </span>
          </span>
        </Link>
        <FollowButton
          character={{
            _id: characterMeta.characterId,
            firstName: characterName.split(' ')[0] ?? characterName,
            isFollowed: characterMeta.isFollowed,
          }}
          size="small"
          {...(onFollowed && { onSettled: onFollowed })}
        />
      </div>
      {textContent && (
        <p className="short:line-clamp-1 mt-3 line-clamp-3 max-w-115">{textContent}</p>
      )}
      <div className="short:flex-nowrap mt-3 flex flex-wrap gap-2">
        <Badge kind="info" icon="sparkles">
          {t(type === 'VerifiedModel' ? 'characters:ai-twin' : 'characters:ai-character')}
        </Badge>
        {asset?.mediaType === 'video' && asset.durationMs !== null && (
          <Badge icon={asset.hasSound ? 'play' : 'volume-x'}>
            <span className="sr-only">{t(asset.hasSound ? 'video' : 'explorer.muted')} </span>
            {clockText(Math.round(asset.durationMs / 1000))}
          </Badge>
        )}
      </div>
    </div>
  );
}
