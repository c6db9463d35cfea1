import type { SendAllowance } from '~/domain/chat/send/get-send-allowance';

interface Since {
  /** Messages that were stored and counted. */
  sent: number;
  /** Tokens in hand, as last told. */
  balance: number;
}

/** On what terms the next message goes out, some time after a page was given its allowance. */
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
