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
 * Shows the site and, for a first-time visitor, the age question over it. Only an answer continues, to
 * the complete address that was requested.
 */
export function AgeGate({ children }: AgeGateProps) {
  const { ageGate } = useSite();
  const isAsking = ageGate === 'asking';
  // The page behind the question is inert, and the question hydrates before it.
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
 * The server renders the dialog open, so the page behind it cannot be used even without scripts. All
 * else is inert; `showModal` would add nothing and would make the browser lay out the whole page again.
 */
function AgeDialog() {
  const { pathname, search, hash } = useLocation();
  const isHydrated = useHydrated();
  const dialog = useFirstFocus();
  // The hash is the only part of an address that the server does not receive.
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

/** Focuses the first answer of a dialog that the server has rendered. */
function useFirstFocus() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return dialog;
}

const titleId = 'age-title';

/** The title that labels the age gate's dialog. */
function AgeTitle({ id }: { id: string }) {
  const { t } = useTranslation('trust');
  return (
    <h2 id={id} className="type-title">
      {t('age.title')}
    </h2>
  );
}
