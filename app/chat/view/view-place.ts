import type { PictureMedia, PictureWalk } from '~/domain/chat/gallery/parts';
import { modalHref, modalSearch, requestedModals } from '../../kit/modals/modal-keys';

/** What shows a photo, and a video, at full size. */
export const viewModals = {
  Photo: 'characterPhotoViewModal',
  Video: 'characterVideoViewModal',
} as const satisfies Record<PictureMedia, string>;

/** What is looked at, and through what one goes on from it. */
export interface ViewPlace {
  messageId: string;
  media: PictureMedia;
  walk: PictureWalk;
}

type Told = Record<'messageId' | 'walk', string>;
const toldOf = ({ messageId, walk }: ViewPlace): Told => ({ messageId, walk });

/** The same page with something of it at full size over it; what lay under another view stays there. */
export function viewHref(location: { pathname: string; search: string }, place: ViewPlace) {
  const names: readonly string[] = Object.values(viewModals);
  const open = requestedModals(new URLSearchParams(location.search));
  const under = open.filter((name) => !names.includes(name));
  return modalHref(location, viewModals[place.media], { meta: toldOf(place), under });
}

/** The parameters by which a page shows it at full size. */
export const viewSearch = (place: ViewPlace): string =>
  modalSearch(viewModals[place.media], toldOf(place));
