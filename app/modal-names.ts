// Written by `npm run areas`.
import { modals as accounts } from './accounts/modals';
import { modals as ageGate } from './age-gate/modals';
import { modals as cases } from './cases/modals';
import { modals as chat } from './chat/modals';
import { modals as confirmations } from './confirmations/modals';
import { modals as credentials } from './credentials/modals';
import { modals as explorer } from './explorer/modals';
import { modals as install } from './install/modals';
import { modals as language } from './language/modals';
import { modals as legal } from './legal/modals';
import { modals as settings } from './settings/modals';

/** Every modal by the key that opens it. */
export const modals = {
  ...accounts,
  ...ageGate,
  ...cases,
  ...chat,
  ...confirmations,
  ...credentials,
  ...explorer,
  ...install,
  ...language,
  ...legal,
  ...settings,
};

export type ModalName = keyof typeof modals;
