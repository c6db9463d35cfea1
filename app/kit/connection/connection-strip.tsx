import { useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import clsx from 'clsx';
import { Icon } from '../ui/icons/icon';
import { Spinner } from '../ui/feedback/spinner';
import type { LinkState } from './link-state';
import { lookNow } from './reach';
import { useReach } from './use-reach';

/** Milliseconds within which a returning connection is not reported. */
const patience = 1200;

interface ConnectionStripProps {
  /** The live connection of a page that has one; without it messages stay unconfirmed. */
  link?: LinkState;
}

/** Shown at the top of a page while the site or its live connection is unreachable. */
export function ConnectionStrip({ link }: ConnectionStripProps) {
  const { t } = useTranslation('shell');
  const reach = useReach();
  const isLinkDown = useStill(link === 'lost' || link === 'gone');
  const isUnavailable = useStill(reach === 'away');
  const isOffline = reach === 'offline';
  const isShown = isOffline || isUnavailable || isLinkDown;
  return (
    <div role="status" className="sticky top-0 z-30 print:hidden">
      {isShown && (
        <div
          className={clsx(
            'type-caption flex items-center justify-center gap-2.5 border-b px-4 py-1.5',
            isOffline
              ? 'border-line-2 text-fg bg-[#2d1f33]'
              : 'border-amber/25 bg-[#2c1d1c] text-[#ffdfc0]',
          )}
        >
          {isUnavailable ? <Spinner /> : <Icon name="wifi-off" size={16} className="text-amber" />}
          <p>
            {isOffline && <Trans t={t} i18nKey="offline" components={{ strong: <strong /> }} />}
            {!isOffline && isUnavailable && t('away')}
            {!isOffline &&
              !isUnavailable &&
              t(link === 'gone' ? 'connection-gone' : 'connection-lost')}
          </p>
          {(isOffline || isUnavailable) && (
            <button
              type="button"
              onClick={() => void lookNow()}
              className="rounded-small -my-1.5 min-h-9 shrink-0 px-2 font-[600] whitespace-nowrap underline-offset-2 hover:underline"
            >
              {t('try-now')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** Returns true once a state has lasted long enough to be reported. */
function useStill(isSo: boolean): boolean {
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    if (!isSo) return setStill(false);
    const timer = setTimeout(() => setStill(true), patience);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isStill;
}
