import type { SendAllowance } from '~/domain/chat/send/get-send-allowance';

interface Since {
  /** The number of messages that were stored and counted. */
  sent: number;
  /** The last reported balance in tokens. */
  balance: number;
}

/** Returns the terms of the next message, some time after the page received its allowance. */
export function allowanceAfter(allowance: SendAllowance, { sent, balance }: Since): SendAllowance {
  switch (allowance.kind) {
    case 'trial': {
      const left = allowance.left - sent;
      if (left > 0) return { ...allowance, left };
      return allowanceAfter(allowance.then, { sent: 0, balance });
    }
    case 'priced':
      return { ...allowance, balance };
    default:
      return allowance;
  }
}
