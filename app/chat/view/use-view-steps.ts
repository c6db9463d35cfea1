import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef, type PointerEvent } from 'react';
import type { Neighbour } from '~/domain/chat/gallery/view-picture';
import type { PictureWalk } from '~/domain/chat/gallery/parts';
import { useModalContents } from '../../kit/modals/modal-contents';
import { useLatest } from '../../kit/ui/behaviour/use-latest';
import { swipeOf, type Point } from './swipe-of';
import { viewHref, viewModals } from './view-place';

interface Beside {
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** Elements that use the arrow keys themselves. */
const keepsArrows = 'input, select, textarea, video';

/** Returns the navigation to a picture's neighbours: by links, arrow keys and swipes. */
export function useViewSteps(beside: Beside, walk: PictureWalk) {
  const location = useLocation();
  const navigate = useNavigate();
  useBothAtHand();
  const hrefOf = (neighbour: Neighbour | null) =>
    neighbour && viewHref(location, { ...neighbour, walk });
  const hrefs = { previous: hrefOf(beside.previous), next: hrefOf(beside.next) };
  const step = (to: 'previous' | 'next') => {
    const href = hrefs[to];
    if (href) void navigate(href, { replace: true, preventScrollReset: true });
  };
  const latest = useLatest(step);
  useEffect(() => {
    const follow = ({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey) return;
      if (target instanceof Element && target.closest(keepsArrows)) return;
      if (key === 'ArrowLeft') latest.current('previous');
      if (key === 'ArrowRight') latest.current('next');
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [latest]);
  return { hrefs, finger: useFinger(step) };
}

/** Loads both modals in advance, because a photo may be followed by a video. */
function useBothAtHand() {
  const contents = useModalContents();
  useEffect(() => {
    for (const name of Object.values(viewModals)) {
      void contents.load(name).catch(() => undefined);
    }
  }, [contents]);
}

/** Returns the handlers for the area of swipes. */
function useFinger(step: (to: 'previous' | 'next') => void) {
  const from = useRef<Point | null>(null);
  return {
    onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
      from.current = pointerType === 'mouse' ? null : { x, y };
    },
    onPointerUp({ clientX: x, clientY: y }: PointerEvent) {
      const to = from.current && swipeOf(from.current, { x, y });
      from.current = null;
      if (to) step(to);
    },
    onPointerCancel() {
      from.current = null;
    },
  };
}
