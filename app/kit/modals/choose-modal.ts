import type { SiteViewer } from '../site/site-viewer';
import { isModalName, type AllModals, type ModalName } from './modal-name';

type ViewerKind = SiteViewer['kind'];

/**
 * The modal that opens instead of one that is not available to this kind of viewer; null if nothing opens.
 */
const inPlaceOf: Record<ViewerKind, ModalName | null> = {
  visitor: 'signUpModal',
  unverified: 'otpModal',
  member: null,
};

/**
 * Returns the modals to open for the requested names, from the bottom up. An unknown name opens nothing.
 */
export function chooseModals(
  modals: AllModals,
  requested: readonly string[],
  viewer: ViewerKind,
): ModalName[] {
  const chosen = requested
    .map((name) => chooseModal(modals, name, viewer))
    .filter((name) => name !== null);
  return [...new Set(chosen)];
}

function chooseModal(modals: AllModals, requested: string, viewer: ViewerKind): ModalName | null {
  if (!isModalName(modals, requested)) return null;
  return modals[requested].opensFor.includes(viewer) ? requested : inPlaceOf[viewer];
}
