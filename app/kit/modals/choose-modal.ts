import type { SiteViewer } from '../site/site-viewer';
import type { ModalName } from '../../modal-names';
import { definitionOf, isModalName } from './find-modal';

type ViewerKind = SiteViewer['kind'];

/** What opens in place of a modal that is not for these; nothing where they are past it. */
const inPlaceOf: Record<ViewerKind, ModalName | null> = {
  visitor: 'signUpModal',
  unverified: 'otpModal',
  member: null,
};

/** The modals that stand open when these are asked for, from the bottom up; an unknown name opens nothing. */
export function chooseModals(asked: readonly string[], viewer: ViewerKind): ModalName[] {
  const chosen = asked.map((name) => chooseModal(name, viewer)).filter((name) => name !== null);
  return [...new Set(chosen)];
}

function chooseModal(asked: string, viewer: ViewerKind): ModalName | null {
  if (!isModalName(asked)) return null;
  return definitionOf(asked).opensFor.includes(viewer) ? asked : inPlaceOf[viewer];
}
