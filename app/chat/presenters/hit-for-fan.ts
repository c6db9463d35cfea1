import type { Hit } from '~/domain/chat/messages/search-messages';
import type { MediaAddress } from '../../kit/http/context/media-addresses';

/** A search hit in the form of the list. */
export interface ShownHit extends Omit<Hit, 'sentAt' | 'character'> {
  sentAt: string;
  name: string;
  slug: string;
  avatar: string | null;
}

/** Returns a search hit with the address of its character's picture. */
export function presentHit({ sentAt, character, ...hit }: Hit, address: MediaAddress): ShownHit {
  const { name, slug, avatar } = character;
  return {
    ...hit,
    sentAt: sentAt.toISOString(),
    name,
    slug,
    avatar: avatar === null ? null : address(avatar),
  };
}
