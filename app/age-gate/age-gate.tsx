import { useTranslation } from 'react-i18next';
import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSite } from '../kit/site/use-site';
import { HydrateOnFirstInteraction } from '../kit/ui/behaviour/hydrate-later';
import { useHydrated } from '../kit/ui/behaviour/use-hydrated';
import { AgeQuestion } from './age-question';

interface AgeGateProps {
  children: ReactNode;
}

/**
 * The site, and over it, for whoever comes for the first time, the question for their age. Only an
 * answer leads on, to all of the address that was asked for.
 */
export function AgeGate({ children }: AgeGateProps) {
  const { ageGate } = useSite();
  const isAsking = ageGate === 'asking';
  // What stands behind the question cannot be used; the question comes to life before it.
  const [isHeld] = useState(isAsking);
  return (
    <>
      <div {...(isAsking ? { inert: '' } : {})}>
        {isHeld ? <HydrateOnFirstInteraction>{children}</HydrateOnFirstInteraction> : children}
      </div>
      {isAsking && <AgeDialog />}
    </>
  );
}

/**
 * Drawn open by the server: without scripts, too, nothing behind it can be used. All else is inert,
 * which leaves nothing to do for `showModal`: that would have the browser draw the whole page once
 * more.
 */
function AgeDialog() {
  const { pathname, search, hash } = useLocation();
  const isHydrated = useHydrated();
  const dialog = useFirstFocus();
  // The server is told everything of an address but this.
  const place = isHydrated ? hash : '';
  return (
    <>
      <div className="bg-scrim fixed inset-0 z-50 backdrop-blur-[5px]" />
      <dialog
        ref={dialog}
        open
        aria-modal
        data-modal="ageRestrictionModal"
        data-age-gate=""
        aria-labelledby={titleId}
        className="border-line-2 bg-modal shadow-modal text-fg max-md:rounded-t-modal md:rounded-modal fixed inset-x-0 z-50 overflow-y-auto overscroll-contain outline-none max-md:top-auto max-md:bottom-0 max-md:m-0 max-md:max-h-[94dvh] max-md:w-full max-md:max-w-none max-md:border-t md:inset-0 md:m-auto md:h-fit md:w-[512px] md:border"
      >
        <div className="px-4 pt-9 pb-7 md:p-10">
          <AgeQuestion title={<AgeTitle id={titleId} />} redirectTo={pathname + search + place} />
        </div>
      </dialog>
    </>
  );
}

/** Puts the keyboard into a dialog that the server has drawn, on its first answer. */
function useFirstFocus() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return dialog;
}

const titleId = 'age-title';

/** What the ageGate's dialog is named by. */
function AgeTitle({ id }: { id: string }) {
  const { t } = useTranslation('trust');
  return (
    <h2 id={id} className="type-title">
      {t('age.title')}
    </h2>
  );
}
