import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { useFetcher } from '../kit/forms/use-fetcher';
import { modalHref, requestedModals } from '../kit/modals/modal-keys';
import { useSite } from '../kit/site/use-site';

/**
 * The ids of users whose request this page has already sent. Once per user is enough, because they are
 * absent for weeks.
 */
const requested = new Set<string>();
/** The ids of users who were already shown the offer. It does not open again after they close it. */
const opened = new Set<string>();

/** Checks for the pages where a person pays or adds a card. Nothing may interrupt those. */
const isOfCheckout = (pathname: string) => /^\/(?:checkout|add_card)(?:\/|$)/.test(pathname);

/** Opens the welcome-back offer over the current page for a member who was absent for a long time. */
export function useWelcomeBack(): void {
  const { viewer, isImpersonated } = useSite();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { load, data } = useFetcher<{ isDue: boolean }>({ key: 'welcome back' });
  const userId = viewer.kind === 'member' && !isImpersonated ? viewer.id : null;
  useEffect(() => {
    if (userId === null || requested.has(userId)) return;
    requested.add(userId);
    load('/offers/back');
  }, [userId, load]);
  const isFree =
    !isOfCheckout(pathname) && requestedModals(new URLSearchParams(search)).length === 0;
  const isDue = userId !== null && data?.isDue === true && isFree && !opened.has(userId);
  useEffect(() => {
    if (!isDue) return;
    opened.add(userId);
    const href = modalHref({ pathname, search }, 'welcomeBackOfferModal');
    navigate({ ...href, hash }, { preventScrollReset: true });
  }, [isDue, userId, pathname, search, hash, navigate]);
}
