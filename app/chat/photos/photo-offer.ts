import { createContext, useContext } from 'react';

export interface PhotoOffer {
  /** Whose chat asks for it. */
  slug: string;
  /** What a photo costs now. */
  tokens: number;
}

/** What a photo costs in this chat; null where none is offered. */
export const PhotoOfferContext = createContext<PhotoOffer | null>(null);

export const usePhotoOffer = (): PhotoOffer | null => useContext(PhotoOfferContext);
