import { besideCardCookie } from '~/domain/sessions/cookies';
import { httpCookie, keptInTab, type StoredInBrowser } from '../kit/browser/stored-in-browser';
import { besideCardKey } from './cards/stored-typed';
import { keptSeconds } from './server/stored-typed.server';

/** The input beside a card. */
export const checkoutStored: StoredInBrowser = async () => [
  httpCookie(besideCardCookie, 'beside-card', keptSeconds),
  keptInTab(`${besideCardKey}:*`, 'beside-card'),
];
