import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { PostAsset } from '~/domain/posts/schema';
import { Spinner } from '../ui/spinner';

interface StageVideoProps {
  asset: PostAsset;
  task: 'plays' | 'loads' | 'waits';
}

/** Muted and looped; it plays only while it is the one looked at, and once it can play through. */
export function StageVideo({ asset, task }: StageVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const mayPlay = task === 'plays' && !isCalm;
    setIsAsked(mayPlay);
    // A browser that saves power may refuse; the first frame stays.
    if (mayPlay && isReady) element.play().catch(() => setIsAsked(false));
    else element.pause();
  }, [task, isReady]);
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
      {isAsked && !isReady && (
        <span className="absolute inset-0 flex items-center justify-center">
          <Spinner />
        </span>
      )}
    </>
  );
}
