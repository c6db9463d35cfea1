import { useLocation } from '@remix-run/react';
import { useState, type ReactNode } from 'react';
import { useSite } from '../shell/use-site';
import { withoutModals } from '../../modals/modal-keys';
import { HydrateAtFirstSign } from '../ui/hydrate-later';
import { AgeQuestion } from './age-question';
import { AgeTitle } from './age-title';
import { ConsentBanner } from './consent-banner';
import { useAgeDialog } from './use-age-dialog';

interface AgeGateProps {
  children: ReactNode;
}

/**
 * The site, and over it, for whoever comes for the first time, the question for their age. Where
 * looking on is allowed, Escape or a press outside put the question off until the next visit, unless
 * a special offer runs. One thing is asked at a time: cookies come after the age.
 */
export function AgeGate({ children }: AgeGateProps) {
  const { door } = useSite();
  const [isPutOff, setPutOff] = useState(false);
  // What stands behind the question cannot be used; the question comes to life before it.
  const [isHeld] = useState(door !== 'open');
  const isAsking = door === 'closed' || (door === 'asking' && !isPutOff);
  return (
    <>
      <div {...(isAsking ? { inert: '' } : {})}>
        {isHeld ? <HydrateAtFirstSign>{children}</HydrateAtFirstSign> : children}
      </div>
      {isAsking ? (
        <AgeDialog isFirm={door === 'closed'} onPutOff={() => setPutOff(true)} />
      ) : (
        <ConsentBanner />
      )}
    </>
  );
}

/** Drawn open by the server: without scripts, too, nothing behind it can be used. */
function AgeDialog({ isFirm, onPutOff }: { isFirm: boolean; onPutOff(): void }) {
  const { pathname, search } = useLocation();
  const { dialog, scrim } = useAgeDialog({ isFirm, onPutOff });
  const kept = withoutModals(new URLSearchParams(search)).toString();
  return (
    <>
      <div ref={scrim} className="bg-scrim fixed inset-0 z-50 backdrop-blur-[5px]" />
      <dialog
        ref={dialog}
        open
        aria-modal
        data-modal="ageRestrictionModal"
        data-door=""
        aria-labelledby={titleId}
        className="border-line-2 bg-modal shadow-modal text-fg max-md:rounded-t-modal md:rounded-modal fixed inset-x-0 z-50 overflow-y-auto overscroll-contain outline-none max-md:top-auto max-md:bottom-0 max-md:m-0 max-md:max-h-[94dvh] max-md:w-full max-md:max-w-none max-md:border-t md:inset-0 md:m-auto md:h-fit md:w-[512px] md:border"
      >
        <div className="px-4 pt-9 pb-7 md:p-10">
          <AgeQuestion
            title={<AgeTitle id={titleId} />}
            redirectTo={pathname + (kept && `?${kept}`)}
          />
        </div>
      </dialog>
    </>
  );
}

const titleId = 'age-title';
