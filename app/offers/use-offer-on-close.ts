import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { modalHref, requestedModals } from '../modals/modal-keys';
import { useSite } from '../shell/use-site';
import { useLatest } from '../ui/behaviour/use-latest';
import { decideClosing } from './decide-popup';
import { readCounts, writeCount } from './popup-counters';
import type { ClosingFacts } from './server/read-closing.server';

const counters = {
  tokens: 'count_closed_token_modal',
  premium: 'count_closed_premium_modal',
} as const;

/** Counts that somebody closes packs or plans and stays where they are; an offer may follow. */
export function useOfferOnClose(
  closed: 'tokens' | 'premium',
  facts: ClosingFacts | undefined,
): void {
  const { viewer } = useSite();
  const { pathname } = useLocation();
  const userId = viewer.kind === 'visitor' ? null : viewer.id;
  const follow = useOpening();
  const latest = useLatest({ facts, pathname, userId, follow });
  useEffect(
    () => () => {
      const { facts: known, pathname: here, userId: who, follow: open } = latest.current;
      if (!known) return;
      // Whoever goes on to checkout, or to another modal, has closed nothing.
      setTimeout(() => {
        const { pathname: now, search } = window.location;
        if (now !== here || requestedModals(new URLSearchParams(search)).length > 0) return;
        const counter = counters[closed];
        const count = readCounts(who)[counter];
        const { isCounted, opens } = decideClosing({ ...known, closed, count });
        if (isCounted) writeCount(counter, who, opens ? 0 : count + 1);
        if (opens) open(opens);
      });
    },
    [closed, latest],
  );
}

function useOpening() {
  const navigate = useNavigate();
  return (modal: 'tokenWelcomeOffer' | 'becomePremiumSpecialOffer') => {
    navigate(modalHref(window.location, modal), { preventScrollReset: true });
  };
}
