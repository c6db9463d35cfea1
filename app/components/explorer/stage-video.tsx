import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { PostAsset } from '~/domain/posts/schema';
import { ControlledVideo } from '../ui/controlled-video';
import { Spinner } from '../ui/spinner';
import { useCalm } from '../ui/use-calm';

interface StageVideoProps {
  asset: PostAsset;
  task: 'plays' | 'loads' | 'waits';
}

/** Muted and looped; it plays only while it is the one looked at, and once it can play through. */
export function StageVideo({ asset, task }: StageVideoProps) {
  const isCalm = useCalm();
  const video = useRef<HTMLVideoElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    // One that the server has drawn may have told so before anybody listened.
    if (video.current?.readyState === HTMLMediaElement.HAVE_ENOUGH_DATA) setIsReady(true);
  }, []);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const mayPlay = task === 'plays';
    setIsAsked(mayPlay);
    // A browser that saves power may refuse; the first frame stays.
    if (mayPlay && isReady) element.play().catch(() => setIsAsked(false));
    else element.pause();
  }, [task, isReady, isCalm]);
  const controlled = <ControlledVideo src={asset.assetUrl} poster={asset.firstFrameUrl} />;
  if (isCalm) return controlled;
  return (
    <>
      <video
        ref={video}
        src={asset.assetUrl}
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
      <noscript>{controlled}</noscript>
      {isAsked && !isReady && (
        <span className="absolute inset-0 flex items-center justify-center">
          <Spinner />
        </span>
      )}
    </>
  );
}
