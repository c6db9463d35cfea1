import { useLocation, useNavigate } from '@remix-run/react';
import { useCallback, useEffect, useMemo } from 'react';
import type { SiteViewer } from '../site/site-viewer';
import { chooseModals } from './choose-modal';
import { useModalContents } from './modal-contents';
import type { AllModals, ModalName } from './modal-name';
import { metaOf, requestedModals, passingParameter, stackHref } from './modal-keys';

export interface OpenModals {
  /** The open modals from the bottom up. Only the last one is shown. */
  stack: ModalName[];
  /** The address of the page without the topmost modal, used when it is closed by a link. */
  closeHref: string;
  close(): void;
}

/**
 * Returns the modals that the address opens. While they must wait, none is open and the address keeps them.
 */
export function useOpenModals(viewer: SiteViewer['kind'], mustWait: boolean): OpenModals {
  const { modals } = useModalContents();
  const location = useLocation();
  const navigate = useNavigate();
  const { search } = location;
  const state: unknown = location.state;
  const stack = useMemo(() => {
    if (mustWait) return [];
    const requested = requestedModals(new URLSearchParams(search));
    return chooseModals(modals, [...requested, ...passedModals(state)], viewer);
  }, [modals, search, state, viewer, mustWait]);

  const below = closedPlace(modals, location, stack);
  const closeHref = below.pathname + below.search;
  const close = useCallback(
    () => navigate(closeHref, { replace: true, preventScrollReset: true }),
    [navigate, closeHref],
  );
  usePassingParameter(mustWait);
  return { stack, closeHref, close };
}

/** Returns the address with the topmost modal closed, or with only its inner view closed. */
function closedPlace(
  modals: AllModals,
  location: { pathname: string; search: string },
  stack: readonly ModalName[],
) {
  const top = stack.at(-1);
  const view = top && modals[top].innerView;
  const search = new URLSearchParams(location.search);
  if (!top || view === undefined || metaOf(search, top)[view] === undefined) {
    return stackHref(location, stack.slice(0, -1));
  }
  search.delete(`${top}.${view}`);
  return { pathname: location.pathname, search: `?${search}` };
}

/** Removes open_modal from the address after it has been read and stores its modal in the history entry. */
function usePassingParameter(mustWait: boolean) {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (mustWait) return;
    const search = new URLSearchParams(location.search);
    const passed = search.getAll(passingParameter);
    if (passed.length === 0) return;
    search.delete(passingParameter);
    navigate(
      { pathname: location.pathname, search: search.toString(), hash: location.hash },
      { replace: true, preventScrollReset: true, state: { passedModals: passed } },
    );
  }, [location, navigate, mustWait]);
}

function passedModals(state: unknown): string[] {
  const isPassed = typeof state === 'object' && state !== null && 'passedModals' in state;
  if (!isPassed || !Array.isArray(state.passedModals)) return [];
  return state.passedModals.filter((name) => typeof name === 'string');
}
