import { useEffect } from 'react';
import { pageNonce } from '../kit/site/page-nonce';
import { useSite } from '../kit/site/use-site';
import './data-layer';

/**
 * Loads the tag manager after consent to analytics or marketing, and passes it the consent. Never loads
 * it while staff impersonate a person. A revoked consent reloads the page without tags.
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
