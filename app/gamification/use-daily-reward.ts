import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { decideAutoOpen } from '~/domain/gamification/streak/decide-auto-open';
import { browserStore } from '../kit/browser/browser-store';
import { modalHref, requestedModals } from '../kit/modals/modal-keys';
import { useSite } from '../kit/site/use-site';
import type { PlayFrame } from './server/read-play-frame.server';

/** The key of the day for which a browser has opened the daily reward. */
export const shownDayKey = 'daily_reward_shown';

/** The end of the day for which this browser has opened the daily reward (ISO 8601). */
const shownDay = browserStore('localStorage', shownDayKey);

/** Checks for the pages where a person pays or adds a card. Nothing may interrupt those. */
const isOfCheckout = (pathname: string) => /^\/(?:checkout|add_card)(?:\/|$)/.test(pathname);

/**
 * Opens the daily reward of a subscriber over the page, at most once a day and once no other modal is open.
 * A person who closes it finds it by its link.
 */
export function useDailyReward(play: PlayFrame | null): void {
  const { viewer, isImpersonated } = useSite();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isFree =
    !isOfCheckout(pathname) && requestedModals(new URLSearchParams(search)).length === 0;
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
