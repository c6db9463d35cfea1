import type { SavedCardsRow } from '~/db/rows';
import type { CustomerBrowserData, ExchangeAnswer } from '~/providers/payments/payment-provider';
import type { DomainContext } from '../../shared/context';
import { transact } from '../../shared/transactions/transact';
import { callProcessor, processorOf, type Providers } from '../pay/call-processor';
import { keepCard } from './keep-card';
import { cardMark } from '../pay/payment-mark';
import { refuse, type Refusal } from '../refusals';
import { countAttempt, noteSavingEnded, type Origin } from '../risk/risk-rows';
import { paymentsSettings } from '../settings';

interface Typed {
  userId: string;
  /** The token from the processor's form. */
  token: string;
  /** The processor of the form; by default the first one that has a form. */
  processor?: string | undefined;
  holder: string;
  email: string;
  country?: string | undefined;
  zipCode?: string | undefined;
  line1?: string | undefined;
  origin: Origin;
}

type NotRegistered = Refusal<
  'card-declined' | 'means-unavailable' | 'provider-away' | 'too-many-attempts' | 'purchases-paused'
>;

const declined = (declineCode: string | null = null) =>
  refuse('card-declined', { declineCode, isRetryable: false });

/**
 * Registers a card from the token of a processor's form, for one payment. The card is offered again only
 * after it has paid (`offerCard`).
 */
export async function requestRegistration(
  context: DomainContext,
  providers: Providers,
  typed: Typed,
): Promise<{ ok: true; card: SavedCardsRow } | NotRegistered> {
  const exchanged = await exchange(context, providers, typed);
  if (!exchanged.ok) return exchanged;
  const { answer, processor } = exchanged;
  if (answer.state === 'redirect') throw new Error('a registration was not to be verified');
  const { registration } = answer;
  const { userId } = typed;
  const card = await transact(context, (trx) =>
    keepCard(context, trx, { userId, processor, registration, isOffered: false }),
  );
  return card ? { ok: true, card } : declined();
}

type Added =
  | { ok: true; kind: 'saved'; cardId: string }
  | { ok: true; kind: 'redirect'; url: string; registrationId: string }
  | NotRegistered
  | Refusal<'too-many-cards'>;

/**
 * Saves a person's card from the token of a processor's form. If the card holder must authenticate first,
 * returns a redirect; after the return, the card is found by its registration.
 */
export async function addCard(
  context: DomainContext,
  providers: Providers,
  { returnUrl, browser, ...typed }: Typed & { returnUrl: string; browser: CustomerBrowserData },
): Promise<Added> {
  const { userId, origin } = typed;
  const { most_saved_cards } = await context.settings(paymentsSettings);
  const kept = await context
    .db('saved_cards')
    .where({ user_id: userId, removed_at: null })
    .select('id');
  if (kept.length >= most_saved_cards) return refuse('too-many-cards');
  const exchanged = await exchange(context, providers, typed, { returnUrl, browser });
  if (!exchanged.ok) return exchanged;
  const { answer, processor } = exchanged;
  if (answer.state === 'redirect') {
    const { url, registrationId } = answer;
    await noteProving(context, { userId, processor, registrationId });
    return { ok: true, kind: 'redirect', url, registrationId };
  }
  const { registration } = answer;
  return transact(context, async (trx) => {
    const card = cardMark(context, registration);
    const counted = await countAttempt(context, trx, { userId, kind: 'save-card', card, origin });
    const isOffered = counted.ok;
    const saved = await keepCard(context, trx, { userId, processor, registration, isOffered });
    if (!counted.ok) return counted;
    return saved ? { ok: true, kind: 'saved', cardId: saved.id } : declined();
  });
}

async function exchange(
  context: DomainContext,
  providers: Providers,
  typed: Typed,
  verify?: { returnUrl: string; browser: CustomerBrowserData },
): Promise<
  | { ok: true; answer: Exclude<ExchangeAnswer, { state: 'failed' }>; processor: string }
  | NotRegistered
> {
  const { userId, token, holder, email, country, zipCode, line1, origin } = typed;
  const provider = providers.find(
    ({ id, exchangeToken }) =>
      exchangeToken !== undefined && (typed.processor === undefined || typed.processor === id),
  );
  if (!provider?.exchangeToken) return refuse('means-unavailable');
  const counted = await transact(context, (trx) =>
    countAttempt(context, trx, { userId, kind: 'save-card', card: null, origin }),
  );
  if (!counted.ok) return counted;
  const response = await callProcessor(
    provider.exchangeToken({
      token,
      holder,
      email,
      address: {
        ...(country && { country }),
        ...(zipCode && { zipCode }),
        ...(line1 && { line1 }),
      },
      ...(verify ? { verify } : {}),
    }),
  );
  if (!response.ok) return response.reason === 'invalid' ? declined() : refuse('provider-away');
  const { answer } = response;
  const isDeclined = answer.state === 'failed';
  await noteSavingEnded(context.db, counted.attemptId, isDeclined ? 'declined' : 'completed');
  return isDeclined ? declined(answer.declineCode) : { ok: true, answer, processor: provider.id };
}

interface Proving {
  userId: string;
  processor: string;
  registrationId: string;
}

async function noteProving(context: DomainContext, proving: Proving): Promise<void> {
  await context
    .db('card_registrations')
    .insert({
      processor: proving.processor,
      registration_id: proving.registrationId,
      user_id: proving.userId,
      created_at: context.now(),
    })
    .onConflict()
    .ignore();
}

/**
 * Returns the card of a person's registration with its current state at the processor. A card whose
 * authentication failed is returned as such but not saved for use.
 */
export async function findRegisteredCard(
  context: DomainContext,
  providers: Providers,
  { userId, registrationId }: { userId: string; registrationId: string },
): Promise<{ ok: true; card: SavedCardsRow } | Refusal<'no-such-card' | 'provider-away'>> {
  const own = { user_id: userId, registration_id: registrationId };
  const existing = await context.db('saved_cards').where(own).first();
  if (existing) return { ok: true, card: existing };
  const proving = await context.db('card_registrations').where(own).first('processor');
  if (!proving) return refuse('no-such-card');
  const { processor } = proving;
  const provider = processorOf(providers, processor);
  if (!provider?.readRegistration) return refuse('no-such-card');
  const read = await callProcessor(provider.readRegistration(registrationId));
  if (!read.ok) return refuse('provider-away');
  const registration = read.answer;
  if (!registration) return refuse('no-such-card');
  const { isAuthenticated, lastAuthenticationFailed } = registration;
  if (!isAuthenticated && !lastAuthenticationFailed) return refuse('no-such-card');
  const card = await transact(context, (trx) =>
    keepCard(context, trx, { userId, processor, registration, isOffered: isAuthenticated }),
  );
  return card ? { ok: true, card } : refuse('no-such-card');
}
