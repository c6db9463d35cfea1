// Written by `npm run areas`.
import { modalData as characters } from './characters/modal-data.server';
import { modalData as chat } from './chat/modal-data.server';
import { modalData as checkout } from './checkout/modal-data.server';
import { modalData as fanclubs } from './fanclubs/modal-data.server';
import { modalData as offers } from './offers/modal-data.server';
import { modalData as subscriptions } from './subscriptions/modal-data.server';

/** What reads what each modal shows, by its key; most show nothing of their own. */
export const modalData = {
  ...characters,
  ...chat,
  ...checkout,
  ...fanclubs,
  ...offers,
  ...subscriptions,
};
