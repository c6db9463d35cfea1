import { useNavigate } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';
import type { Story } from './presenters/story-for-fan';
import { callApi } from '../kit/realtime/fetch-api';
import { useSite } from '../kit/site/use-site';
import { isForSomethingElse } from '../kit/ui/behaviour/is-for-something-else';

interface Steps {
  stories: Story[];
  start: number;
  previousHref: string | null;
  nextHref: string | null;
  closeHref: string;
}

/** Returns the visible story and the steps from it: within the character, then to the next character. */
export function useStorySteps({ stories, start, previousHref, nextHref, closeHref }: Steps) {
  const navigate = useNavigate();
  const [index, setIndex] = useState(start);
  const story = stories[index];
  useMarkRead(story);
  const goOn = useCallback(() => {
    if (index + 1 < stories.length) setIndex(index + 1);
    else void navigate(nextHref ?? closeHref, { replace: true });
  }, [index, stories.length, navigate, nextHref, closeHref]);
  const goBack = useCallback(() => {
    if (index > 0) setIndex(index - 1);
    else if (previousHref) void navigate(previousHref, { replace: true });
  }, [index, navigate, previousHref]);
  const close = useCallback(() => void navigate(closeHref), [navigate, closeHref]);
  return { index, story, goOn, goBack, close };
}

/** Reports a story as read as soon as it is shown. The server has done so for the first one. */
function useMarkRead(story: Story | undefined) {
  const { viewer } = useSite();
  const isMember = viewer.kind === 'member';
  const unread = story && !story.isRead ? story.storyId : undefined;
  useEffect(() => {
    if (!isMember || unread === undefined) return;
    // If a report is lost, the story is shown as unread again, which does no harm.
    void callApi(`/stories-v2/${unread}/mark-read`, { method: 'PATCH', keepalive: true });
  }, [isMember, unread]);
}

interface Keys {
  goOn(): void;
  goBack(): void;
  close(): void;
  togglePause(): void;
  /** Null if there is no sound. */
  toggleSound: (() => void) | null;
}

/**
 * Handles the keys: arrows step, the space bar pauses and continues, M toggles the sound, Escape closes. A
 * focused button keeps its own keys.
 */
export function useStoryKeys({ goOn, goBack, close, togglePause, toggleSound }: Keys): void {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const isOnButton =
        event.target instanceof HTMLElement && event.target.closest('button, video') !== null;
      const steps: Record<string, () => void> = {
        ArrowRight: goOn,
        ArrowLeft: goBack,
        Escape: close,
        ...(toggleSound ? { m: toggleSound } : {}),
        ...(isOnButton ? {} : { ' ': togglePause }),
      };
      const step = steps[event.key];
      if (!step || isForSomethingElse(event)) return;
      event.preventDefault();
      step();
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [goOn, goBack, close, togglePause, toggleSound]);
}
