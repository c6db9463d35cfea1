import { useNavigate } from '@remix-run/react';
import { modalHref } from '../kit/modals/modal-keys';
import { useAfterClose } from '../kit/modals/use-after-close';
import { useSite } from '../kit/site/use-site';
import { decideClosing } from './decide-popup';
import { readCounts, writeCount } from './popup-counters';
import type { ClosingFacts } from './server/read-closing.server';

const counters = {
  tokens: 'count_closed_token_modal',
  premium: 'count_closed_premium_modal',
} as const;

/** Counts when the person closes packs or plans and stays on the page. An offer may follow. */
export function useOfferOnClose(
  closed: 'tokens' | 'premium',
  facts: ClosingFacts | undefined,
): void {
  const { viewer } = useSite();
  const navigate = useNavigate();
  const userId = viewer.kind === 'visitor' ? null : viewer.id;
  useAfterClose(() => {
    if (!facts) return;
    const counter = counters[closed];
    const count = readCounts(userId)[counter];
    const { isCounted, opens } = decideClosing({ ...facts, closed, count });
    if (isCounted) writeCount(counter, userId, opens ? 0 : count + 1);
    if (opens) navigate(modalHref(window.location, opens), { preventScrollReset: true });
  });
}
