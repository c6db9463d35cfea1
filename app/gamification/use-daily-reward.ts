import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { decideAutoOpen } from '~/domain/gamification/streak/decide-auto-open';
import { browserStore } from '../kit/browser/browser-store';
import { modalHref, requestedModals } from '../kit/modals/modal-keys';
import { useSite } from '../kit/site/use-site';
import { shownDayKey } from './shown-day-key';
import type { PlayFrame } from './server/read-play-frame.server';

/** The end of the day for which this browser has opened the daily reward (ISO 8601). */
const shownDay = browserStore('localStorage', shownDayKey);

/** The pages where a person pays, adds a card or calls. Nothing may interrupt those. */
const undisturbed = /^\/(?:checkout|add_card)(?:\/|$)|^\/chats\/[^/]+\/call$/;

/**
 * Opens the daily reward of a subscriber over the page, at most once a day and once no other modal is open.
 * A person who closes it finds it by its link.
 */
export function useDailyReward(play: PlayFrame | null): void {
  const { viewer, isImpersonated } = useSite();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isFree =
    !undisturbed.test(pathname) && requestedModals(new URLSearchParams(search)).length === 0;
  const isDue =
    isFree &&
    decideAutoOpen({
      path: pathname,
      isSignedIn: viewer.kind === 'member' && !isImpersonated,
      hasActiveSubscription: play?.isPremium === true,
      isDailyRewardReceived: play?.isReceived === true,
      mayPlay: play !== null,
    });
  const dayEndsAt = play?.dayEndsAt;
  useEffect(() => {
    if (!isDue || dayEndsAt === undefined) return;
    if ((shownDay.read() ?? '') >= dayEndsAt) return;
    shownDay.write(dayEndsAt);
    const href = modalHref({ pathname, search }, 'dailyRewardModal');
    navigate({ ...href, hash }, { preventScrollReset: true });
  }, [isDue, dayEndsAt, pathname, search, hash, navigate]);
}
