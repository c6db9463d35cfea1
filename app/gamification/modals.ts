import type { ModalDefinitions } from '../kit/modals/modal-definition';

export const modals = {
  dailyRewardModal: { opensFor: ['member'], width: 512 },
  levelUpModal: { opensFor: ['member'], width: 512 },
  spinModal: { opensFor: ['member'], width: 512 },
} as const satisfies ModalDefinitions;
