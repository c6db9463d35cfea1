import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { isPaywallPath, leavePremiumSuccess } from '~/domain/checkout/decide-after-checkout';
import { wantsToCreateAi } from '../../accounts/intents';
import { useHydrated } from '../../kit/ui/behaviour/use-hydrated';
import { Button, ButtonLink } from '../../kit/ui/buttons/button';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { CheckoutFoot } from '../checkout-foot';
import { useCheckoutPlace } from '../checkout-place';
import { placeOf } from './place-of';
import type { SuccessView } from './success-view';

interface FootProps {
  success: SuccessView;
}

/** Links back to the previous page once the product has arrived; the person may also leave earlier. */
export function SuccessFoot({ success }: FootProps) {
  const { t } = useTranslation('checkout');
  const back = useBack(success);
  const place = placeOf(back.to);
  const isThere = success.arrival === 'there';
  return (
    <CheckoutFoot>
      {isThere ? (
        <ButtonLink {...back} size="large" icon={icons[place]}>
          {t(`success.back.${place}`)}
        </ButtonLink>
      ) : (
        <>
          {/* Without scripts the page refreshes itself. */}
          <noscript>
            <meta httpEquiv="refresh" content="5" />
          </noscript>
          <Button
            type="button"
            size="large"
            busyLabel={t(
              success.what.kind === 'subscriptions' ? 'success.updating' : 'success.arriving',
            )}
          />
        </>
      )}
      <OtherWay success={success} back={back} />
    </CheckoutFoot>
  );
}

const icons = {
  chat: 'message-circle',
  profile: 'arrow-right',
  post: 'lock-open',
  page: 'arrow-right',
  home: 'sparkles',
} as const;

type Back = ReturnType<typeof useBack>;

function OtherWay({ success: { what, arrival }, back }: FootProps & { back: Back }) {
  const { t } = useTranslation('checkout');
  const look = buttonClass({ kind: 'ghost' }, 'w-full');
  if (arrival !== 'there') {
    return (
      <Link {...back} className={look}>
        {t('success.meanwhile')}
      </Link>
    );
  }
  switch (what.kind) {
    case 'tokens':
      return (
        <Link to="/settings/statement#limit" className={look}>
          {t('success.limit')}
        </Link>
      );
    case 'subscriptions':
      return placeOf(back.to) === 'home' ? null : (
        <Link to="/" className={look}>
          {t('success.look-around')}
        </Link>
      );
    default:
      return null;
  }
}

/** Returns the link to the previous page; after a paywall, to the content behind it. */
function useBack({ what, isFromPaywall }: SuccessView) {
  const { kind, from, closeHref } = useCheckoutPlace();
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const to = kind === 'modal' ? (closeHref ?? pathname) : (from ?? '/');
  const path = to.split('?')[0] ?? '/';
  const led =
    what.kind === 'subscriptions'
      ? leavePremiumSuccess({
          isFromPaywall: isFromPaywall || isPaywallPath(path),
          hasSavedCharacter: isHydrated && wantsToCreateAi(),
          path,
        })
      : null;
  return { to: led ?? to, replace: kind === 'modal', preventScrollReset: led === null };
}
