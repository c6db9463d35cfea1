import type { Story } from './presenters/story-for-fan';
import { ControlledVideo } from '../kit/ui/media/controlled-video';
import { usePrefersReducedMotion } from '../kit/ui/behaviour/use-prefers-reduced-motion';
import type { usePlayback } from '../kit/ui/media/use-playback';

interface StoryMediaProps {
  story: Story;
  name: string;
  /** The ref with which a video is played. */
  video: ReturnType<typeof usePlayback>['video'];
}

const cover = 'absolute inset-0 size-full object-cover';

/** Shows the photo or the video of a story. A video pauses while it is held. */
export function StoryMedia({ story, name, video }: StoryMediaProps) {
  const isCalm = usePrefersReducedMotion();
  if (story.mediaType === 'video') {
    const { assetUrl: src, firstFrameUrl: poster } = story;
    const label = story.caption || name;
    // Leaves room for the header above and for the links to other stories below.
    const place = 'top-22 h-[calc(100%-16.5rem)]';
    const controlled = <ControlledVideo src={src} poster={poster} label={label} place={place} />;
    if (isCalm) return controlled;
    return (
      <>
        <video
          ref={video}
          src={src}
          poster={poster ?? undefined}
          aria-label={label}
          muted
          playsInline
          preload="auto"
          className={cover}
        />
        <noscript>{controlled}</noscript>
      </>
    );
  }
  const ofFormat = (format: 'avif' | 'webp') =>
    story.picture.sources
      .filter((source) => source.format === format)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={ofFormat('avif')} sizes="(min-width: 768px) 480px, 100vw" />
      <source type="image/webp" srcSet={ofFormat('webp')} sizes="(min-width: 768px) 480px, 100vw" />
      <img
        src={story.picture.url}
        alt={story.caption || name}
        className={cover}
        {...{ fetchpriority: 'high' }}
      />
    </picture>
  );
}
