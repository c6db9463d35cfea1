import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostAsset } from '../posts/presenters/post-for-fan';
import { ControlledVideo } from '../kit/ui/media/controlled-video';
import { IconButton } from '../kit/ui/buttons/icon-button';
import { SoundButton } from '../kit/ui/media/sound-button';
import { Spinner } from '../kit/ui/feedback/spinner';
import { usePrefersReducedMotion } from '../kit/ui/behaviour/use-prefers-reduced-motion';
import { usePlayback } from '../kit/ui/media/use-playback';
import { useVideoKeys } from './use-video-keys';

interface StageVideoProps {
  asset: PostAsset;
  task: 'plays' | 'loads' | 'waits';
}

/**
 * Plays a video in a loop while it is the current one. The viewer can pause and unmute it; with reduced
 * motion they start it themselves.
 */
export function StageVideo(props: StageVideoProps) {
  const { assetUrl: src, firstFrameUrl: poster } = props.asset;
  return (
    <>
      <PlayedVideo {...props} />
      <noscript>
        <ControlledVideo src={src} poster={poster} place={besideActions} />
      </noscript>
    </>
  );
}

/** On a phone the post's actions are in the place of the controls' end. */
const besideActions = 'top-0 h-[calc(100%-11rem)] max-lg:w-[calc(100%-4.75rem)]';

function PlayedVideo({ asset, task }: StageVideoProps) {
  const { t } = useTranslation('ui');
  const { hasSound, assetUrl } = asset;
  const isLookedAt = task === 'plays';
  const [isReady, setIsReady] = useState(false);
  const isCalm = usePrefersReducedMotion();
  const [isStopped = isCalm, setIsStopped] = useState<boolean>();
  const isPlaying = isLookedAt && !isStopped;
  const { video, isSoundOn, toggleSound } = usePlayback({
    // Plays once it can play through.
    isPlaying: isPlaying && isReady,
    hasSound,
    source: assetUrl,
    onRefused: () => setIsStopped(true),
  });
  useEffect(() => {
    // A video rendered by the server may have fired its event before the listener existed.
    if (video.current?.readyState === HTMLMediaElement.HAVE_ENOUGH_DATA) setIsReady(true);
  }, [video]);
  useEffect(() => {
    if (!isLookedAt) setIsStopped(undefined);
  }, [isLookedAt]);
  const togglePause = () => setIsStopped(!isStopped);
  useVideoKeys({ isLookedAt, togglePause, toggleSound: hasSound ? toggleSound : null });
  return (
    <>
      <video
        ref={video}
        src={assetUrl}
        poster={asset.firstFrameUrl ?? undefined}
        muted
        loop
        playsInline
        preload={task === 'waits' ? 'none' : 'auto'}
        tabIndex={-1}
        onCanPlayThrough={() => setIsReady(true)}
        className={clsx(
          'absolute inset-0 size-full object-cover transition-opacity duration-200',
          isReady ? 'opacity-100' : 'opacity-0',
        )}
      />
      {isLookedAt && (
        <div className="absolute start-3 top-36 z-1 flex flex-col gap-2 md:top-24 noscript:hidden">
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            kind="media"
            label={t(isPlaying ? 'video.pause' : 'video.play')}
            onClick={togglePause}
          />
          {hasSound && <SoundButton isSoundOn={isSoundOn} onToggle={toggleSound} />}
        </div>
      )}
      {isPlaying && !isReady && (
        <span className="pointer-events-none absolute inset-0 flex items-center justify-center">
          <Spinner />
        </span>
      )}
    </>
  );
}
