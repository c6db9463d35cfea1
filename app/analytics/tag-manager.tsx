import { useEffect } from 'react';
import { pageNonce } from '../kit/site/page-nonce';
import { useSite } from '../kit/site/use-site';
import './data-layer';

/**
 * Loads the tag manager once somebody has allowed analytics or marketing, and tells it which. Never
 * while staff stand in for a person. A consent taken back loads the page anew, without tags.
 */
export function TagManager() {
  const { consent, tagManagerUrl, isImpersonated } = useSite();
  const isAllowed = !isImpersonated && Boolean(consent?.analytics || consent?.marketing);
  const { analytics = false, marketing = false } = consent ?? {};
  useEffect(() => {
    if (!tagManagerUrl || !isAllowed || window.dataLayer) return;
    window.dataLayer = [{ event: 'consent', analytics, marketing }];
    const script = document.createElement('script');
    script.src = tagManagerUrl;
    script.async = true;
    script.nonce = pageNonce() ?? '';
    document.head.append(script);
  }, [tagManagerUrl, isAllowed, analytics, marketing]);
  return null;
}
