import type { PictureMedia, PictureWalk } from '~/domain/chat/gallery/parts';
import { modalHref, modalSearch, requestedModals } from '../../kit/modals/modal-keys';

/** The modals that show a photo or a video at full size. */
export const viewModals = {
  Photo: 'characterPhotoViewModal',
  Video: 'characterVideoViewModal',
} as const satisfies Record<PictureMedia, string>;

/** The shown picture and the list that its neighbours come from. */
export interface ViewPlace {
  messageId: string;
  media: PictureMedia;
  walk: PictureWalk;
}

type ModalMeta = Record<'messageId' | 'walk', string>;
const viewMetaOf = ({ messageId, walk }: ViewPlace): ModalMeta => ({ messageId, walk });

/** Returns the address of the same page with a picture over it; modals below another view remain. */
export function viewHref(location: { pathname: string; search: string }, place: ViewPlace) {
  const names: readonly string[] = Object.values(viewModals);
  const open = requestedModals(new URLSearchParams(location.search));
  const under = open.filter((name) => !names.includes(name));
  return modalHref(location, viewModals[place.media], { meta: viewMetaOf(place), under });
}

/** Returns the query parameters that show a picture at full size. */
export const viewSearch = (place: ViewPlace): string =>
  modalSearch(viewModals[place.media], viewMetaOf(place));
