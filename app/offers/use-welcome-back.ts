import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { useFetcher } from '../kit/forms/use-fetcher';
import { modalHref, requestedModals } from '../kit/modals/modal-keys';
import { useSite } from '../kit/site/use-site';

/** Whom this page has asked for already: once each is enough, they are away for weeks. */
const asked = new Set<string>();
/** Whom it was opened for: who closes it is left alone. */
const opened = new Set<string>();

/** Where somebody pays, or adds what they pay with, nothing comes between. */
const isOfCheckout = (pathname: string) => /^\/(?:checkout|add_card)(?:\/|$)/.test(pathname);

/** Welcomes a member back who was away, with what is offered to them, over whatever page they opened. */
export function useWelcomeBack(): void {
  const { viewer, isImpersonated } = useSite();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { load, data } = useFetcher<{ isDue: boolean }>({ key: 'welcome back' });
  const userId = viewer.kind === 'member' && !isImpersonated ? viewer.id : null;
  useEffect(() => {
    if (userId === null || asked.has(userId)) return;
    asked.add(userId);
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
