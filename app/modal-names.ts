// Written by `npm run areas`.
import { modals as accounts } from './accounts/modals';
import { modals as ageGate } from './age-gate/modals';
import { modals as cases } from './cases/modals';
import { modals as characters } from './characters/modals';
import { modals as chat } from './chat/modals';
import { modals as checkout } from './checkout/modals';
import { modals as confirmations } from './confirmations/modals';
import { modals as explorer } from './explorer/modals';
import { modals as fanclubs } from './fanclubs/modals';
import { modals as install } from './install/modals';
import { modals as language } from './language/modals';
import { modals as legal } from './legal/modals';
import { modals as offers } from './offers/modals';
import { modals as settings } from './settings/modals';
import { modals as subscriptions } from './subscriptions/modals';
import type { AllModals } from './kit/modals/modal-name';

const definitions = {
  ...accounts,
  ...ageGate,
  ...cases,
  ...characters,
  ...chat,
  ...checkout,
  ...confirmations,
  ...explorer,
  ...fanclubs,
  ...install,
  ...language,
  ...legal,
  ...offers,
  ...settings,
  ...subscriptions,
};

/** Every modal by the key that opens it. */
export const modals: AllModals = definitions;

type Names = Record<keyof typeof definitions, true>;

declare module './kit/modals/modal-name' {
  interface ModalRegistry extends Names {}
}
