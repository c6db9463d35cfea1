import type { SiteViewer } from '../site/site-viewer';
import { isModalName, type AllModals, type ModalName } from './modal-name';

type ViewerKind = SiteViewer['kind'];

/** What opens in place of a modal that is not for these; nothing where they are past it. */
const inPlaceOf: Record<ViewerKind, ModalName | null> = {
  visitor: 'signUpModal',
  unverified: 'otpModal',
  member: null,
};

/** The modals that stand open when these are asked for, from the bottom up; an unknown name opens nothing. */
export function chooseModals(
  modals: AllModals,
  asked: readonly string[],
  viewer: ViewerKind,
): ModalName[] {
  const chosen = asked
    .map((name) => chooseModal(modals, name, viewer))
    .filter((name) => name !== null);
  return [...new Set(chosen)];
}

function chooseModal(modals: AllModals, asked: string, viewer: ViewerKind): ModalName | null {
  if (!isModalName(modals, asked)) return null;
  return modals[asked].opensFor.includes(viewer) ? asked : inPlaceOf[viewer];
}
