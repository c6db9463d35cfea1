import type * as z from 'zod';
import { getSmartTier } from '../../offers/get-smart-tier';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import type { SettingsOf } from '../../shared/define-settings';
import { newId } from '../../shared/ids';
import { transact } from '../../shared/transactions/transact';
import { getBalance } from '../../wallet/get-balance';
import { tokensSuggested } from '../events';
import type { errorSourceSchema } from '../schema';
import { chatSettings } from '../settings';

interface Short {
  userId: string;
  /** The action that ran out of tokens. */
  source: z.infer<typeof errorSourceSchema>;
  /** The price of the action; its usual price by default. */
  price?: number | undefined;
}

/** Returns the usual price of an action. */
function usualPrice(source: Short['source'], settings: SettingsOf<typeof chatSettings>): number {
  switch (source) {
    case 'voice_message':
      return settings.voice_message_price;
    case 'text_to_speech':
      return settings.text_to_speech_price;
    case 'play_message':
      return settings.private_audio_price;
    default:
      return settings.text_message_price;
  }
}

/** Announces helpful packs to a user who ran out of tokens. Does nothing if they have enough by now. */
export async function suggestTokens(
  context: DomainContext,
  { userId, source, price }: Short,
): Promise<void> {
  const usual = usualPrice(source, await context.settings(chatSettings));
  const tokensNeeded = (price ?? usual) - (await getBalance(context, userId));
  if (tokensNeeded <= 0) return;
  const tier = await getSmartTier(context, userId, { tokensNeeded, isWelcomeBackPack: false });
  const presentOffer = (offer: typeof tier.tokenDepositOffer) =>
    offer && { amount: offer.terms.amount, price: offer.price };
  await transact(context, async (trx) => {
    announce(
      trx,
      tokensSuggested,
      { personId: userId, aggregateId: newId() },
      {
        userId,
        source,
        tokenDepositOffer: presentOffer(tier.tokenDepositOffer),
        smartTokenPackOffer: presentOffer(tier.smartTokenPackOffer),
      },
    );
  });
}
