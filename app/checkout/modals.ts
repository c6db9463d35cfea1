import type { ModalDefinitions } from '../kit/modals/modal-definition';

/** Users may buy whether or not their address is verified. */
const opensFor = ['unverified', 'member'] as const;

export const modals = {
  checkoutModal: { opensFor, width: 539, innerView: 'view' },
  successFanClubModal: { opensFor, width: 512 },
  successPremiumModal: { opensFor, width: 512 },
  successTokenModal: { opensFor, width: 512 },
  failPremiumModal: { opensFor, width: 539 },
  failTokenModal: { opensFor, width: 539 },
  failFanClubModal: { opensFor, width: 539 },
  addNewCardModal: { opensFor, width: 539 },
  addNewCardSuccessModal: { opensFor, width: 512 },
  addNewCardFailedModal: { opensFor, width: 512 },
} as const satisfies ModalDefinitions;
