import { createContext, useContext } from 'react';

export interface PhotoOffer {
  /** The slug of the character in this chat. */
  slug: string;
  /** The current price of a photo. */
  tokens: number;
}

/** The price of a photo in this chat; null if none is offered. */
export const PhotoOfferContext = createContext<PhotoOffer | null>(null);

export const usePhotoOffer = (): PhotoOffer | null => useContext(PhotoOfferContext);
