import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { isOpenTo, type SentDetails } from '~/domain/chat/messages/message-details';
import type { ThreadMessage } from '../presenters/thread-for-fan';
import { Icon } from '../../kit/ui/icons/icon';
import { clockText } from '../../kit/ui/media/clock-text';
import { MessageText } from './message-text';
import { PhotoAgain } from '../photos/photo-again';
import { ViewLink } from '../view/view-link';
import { UnlockPicture } from '../photos/unlock-picture';
import { useUnlockTerms } from '../photos/unlock-terms';
import { PictureBeingMade } from './picture-being-made';

type Photo = Extract<SentDetails, { type: 'image' | 'video' | 'gift_for_tip' }>;

interface PhotoMessageProps {
  message: ThreadMessage;
  photo: Photo;
  name: string;
  avatar: string | null;
}

const box = 'rounded-bubble relative block w-52 max-w-full overflow-hidden';

/** Shows a photo or video in the thread: unlocked, locked, in progress, or failed. */
export function PhotoMessage({ message, photo, name, avatar }: PhotoMessageProps) {
  const { content, orderedWords } = message;
  const { t } = useTranslation('messages');
  const shape = shapeOf(photo);
  return (
    <div className="space-y-1.5">
      {photo.making ? (
        <PictureBeingMade
          making={photo.making}
          isVideo={photo.type === 'video'}
          avatar={avatar}
          messageId={message._id}
          className={clsx(box, shape)}
        />
      ) : (
        <Picture message={message} photo={photo} name={name} className={clsx(box, shape)} />
      )}
      {orderedWords && (
        <p className="type-caption text-fg-3 line-clamp-2 w-52 max-w-full break-words">
          {t('photo.ordered', { words: orderedWords })}
        </p>
      )}
      {content && (
        <p className="text-on-theirs bg-theirs rounded-bubble w-fit max-w-full px-[15px] py-[11px] text-[0.9375rem]/5.5 break-words whitespace-pre-wrap">
          <MessageText>{content}</MessageText>
        </p>
      )}
    </div>
  );
}

type PictureProps = Omit<PhotoMessageProps, 'avatar'> & { className: string };

function Picture({ message, photo, name, className }: PictureProps) {
  const { imageUrl, picture } = message;
  const { t } = useTranslation('messages');
  const isVideo = photo.type === 'video';
  const alt = t(isVideo ? 'photo.video-of' : 'photo.of', { name });
  if (photo.hasFailed || !imageUrl) {
    return <NoPicture messageId={message._id} photo={photo} className={className} />;
  }
  const { width, height } = photo;
  const image = (
    <img
      src={picture?.sources.find(({ format }) => format === 'webp')?.url ?? imageUrl}
      alt={isOpenTo(photo) ? alt : ''}
      width={width}
      height={height}
      loading="lazy"
      className="bg-raised absolute inset-0 size-full object-cover"
    />
  );
  if (!isOpenTo(photo)) {
    return (
      <div className={className}>
        {image}
        <Lock photo={photo} messageId={message._id} />
      </div>
    );
  }
  return (
    <ViewLink
      place={{ messageId: message._id, media: isVideo ? 'Video' : 'Photo', walk: 'thread' }}
      className={className}
      label={t('photo.open', { what: alt })}
    >
      {image}
      {isVideo && (
        <>
          <span className="bg-badge absolute inset-0 m-auto flex size-13 items-center justify-center rounded-full text-white">
            <Icon name="play" size={23} />
          </span>
          <Length seconds={photo.seconds} />
        </>
      )}
    </ViewLink>
  );
}

interface NoPictureProps {
  messageId: string;
  photo: Photo;
  className: string;
}

/** Shows the reason in the place of a missing picture. */
function NoPicture({ messageId, photo, className }: NoPictureProps) {
  const { t } = useTranslation('messages');
  return (
    <div
      className={clsx(
        className,
        'border-line-2 bg-card text-fg-2 type-small flex flex-col items-center justify-center gap-3 border px-5 text-center',
      )}
    >
      <Icon name="image-off" size={23} />
      {t(photo.hasFailed ? failureOf(photo) : 'photo.away')}
      {isMadeAgain(photo) && <PhotoAgain messageId={messageId} />}
    </div>
  );
}

/** Returns the text for the reason of the failure; the tokens are refunded in every case. */
const failureOf = ({ failure = 'failed' }: Photo) =>
  failure === 'failed' ? 'photo.failed' : (`photo.${failure}` as const);

/** Checks whether a failed order can be repeated: it can, unless its content was refused. */
const isMadeAgain = ({ type, isOrdered, failure }: Photo) =>
  type === 'image' && isOrdered === true && failure !== undefined && failure !== 'refused';

/** Covers locked media; right after signs of distress it offers nothing. */
function Lock({ photo, messageId }: { photo: Photo; messageId: string }) {
  const { t } = useTranslation('messages');
  const terms = useUnlockTerms();
  const { unlockPrice } = photo;
  const isVideo = photo.type === 'video';
  if (unlockPrice === null) return null;
  return (
    <div className="bg-ink/25 absolute inset-0 flex flex-col items-center justify-center gap-3.5 px-3 text-center text-white">
      <span className="bg-badge flex size-13 items-center justify-center rounded-full border border-white/14">
        <Icon name="lock" size={20} />
      </span>
      {isVideo && <Length seconds={photo.seconds} />}
      {terms && (
        <UnlockPicture
          messageId={messageId}
          price={unlockPrice}
          from="thread"
          media={isVideo ? 'Video' : 'Photo'}
          kind={t(isVideo ? 'photo.private-video' : 'photo.private')}
        />
      )}
    </div>
  );
}

/** Shows the duration of a video in its corner. */
function Length({ seconds }: { seconds: number }) {
  return (
    <span className="bg-badge absolute end-2 bottom-2 flex h-6 items-center rounded-full px-2 text-[0.75rem] text-white tabular-nums">
      {clockText(seconds)}
    </span>
  );
}

/**
 * Returns a portrait, square or landscape shape instead of the exact size, so that the thread looks
 * uniform.
 */
function shapeOf({ width, height }: Photo): string {
  const ratio = width / height;
  if (ratio < 0.9) return 'aspect-4/5';
  return ratio > 1.2 ? 'aspect-3/2' : 'aspect-square';
}
