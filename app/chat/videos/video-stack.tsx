import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { videoProgress } from '~/domain/chat/videos/video-progress';
import type { VideoResponse } from '~/realtime/protocol/video-response';
import { Icon } from '../../kit/ui/icons/icon';
import { Avatar } from '../../kit/ui/media/avatar';
import { stackOf } from './stack-of';
import { useVideos } from './use-videos';

const tickMs = 1_000;

/** Shows the progress of the person's videos, as a floating column or a row in a title line. */
export function VideoStack({ look }: { look: 'column' | 'row' }) {
  const { t } = useTranslation('videos');
  const { items, dismiss } = useVideos();
  const now = useNow(items.length > 0);
  if (items.length === 0) return null;
  const { drawn, others } = stackOf(items);
  return (
    <aside
      aria-label={t('stack')}
      data-videos={look}
      className={clsx(
        look === 'column'
          ? 'fixed end-5 top-36 z-30 flex flex-col items-center gap-4.5 max-md:hidden print:hidden'
          : 'flex shrink-0 items-start gap-3.5 max-[359px]:gap-2 md:hidden',
      )}
    >
      {drawn.map((video) => (
        <VideoItem
          key={video.idempotencyKey}
          video={video}
          now={now}
          look={look}
          onSeen={dismiss}
        />
      ))}
      {others > 0 && (
        <span className="bg-hover border-line-2 flex size-11 items-center justify-center rounded-full border text-[0.875rem] font-[620] tabular-nums">
          {t('others', { count: others })}
        </span>
      )}
    </aside>
  );
}

interface VideoItemProps {
  video: VideoResponse;
  now: number;
  look: 'column' | 'row';
  onSeen(idempotencyKey: string): void;
}

function VideoItem({ video, now, look, onSeen }: VideoItemProps) {
  const { t } = useTranslation('videos');
  const { isFailed, isGenerated, characterName: name, idempotencyKey } = video;
  const since = Date.parse(video.sentAt ?? video.createdAt);
  const percent = Math.floor(videoProgress(now - since, { isGenerated }));
  const label = isFailed
    ? t('failed-of', { name })
    : isGenerated
      ? t('done-of', { name })
      : t('making-of', { name, percent });
  const ring = isFailed
    ? 'var(--color-danger)'
    : isGenerated
      ? 'var(--color-ok)'
      : `conic-gradient(var(--color-rose), var(--color-amber) ${percent}%, var(--color-hover) 0)`;
  return (
    <div className="group/video relative">
      <Link
        to={`/chats/${video.characterSlug}#latest`}
        aria-label={label}
        onClick={() => (isFailed || isGenerated) && onSeen(idempotencyKey)}
        style={{ background: ring }}
        className={clsx(
          'flex items-center justify-center rounded-full',
          look === 'column' ? 'size-14.5' : 'size-13.5 max-[359px]:size-11',
        )}
      >
        <Avatar
          src={video.profilePic}
          className={clsx(
            'border-ink border-2',
            look === 'column' ? 'size-13' : 'size-12 max-[359px]:size-9.5',
            isFailed && 'opacity-55 grayscale',
          )}
        />
        <VideoState video={video} percent={percent} />
      </Link>
    </div>
  );
}

interface VideoStateProps {
  video: VideoResponse;
  percent: number;
}

/** Shows the state of a video under its ring: failed, ready, or its progress. */
function VideoState({ video, percent }: VideoStateProps) {
  const { t } = useTranslation('videos');
  const { isFailed, isGenerated } = video;
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'bg-raised absolute -bottom-2 left-1/2 flex -translate-x-1/2 items-center gap-1 rounded-full border px-1.5 text-[0.71875rem]/4.5 font-[620] whitespace-nowrap tabular-nums',
        isFailed
          ? 'border-danger/60 text-[#ffc3c1]'
          : isGenerated
            ? 'border-ok/60'
            : 'border-line-2',
      )}
    >
      {isFailed ? (
        <>
          <Icon name="circle-alert" size={14} />
          {t('failed')}
        </>
      ) : isGenerated ? (
        <Icon name="check" size={14} />
      ) : (
        `${percent}%`
      )}
    </span>
  );
}

/** Returns the time, updated every second while it is needed. */
function useNow(isTicking: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isTicking) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [isTicking]);
  return now;
}
