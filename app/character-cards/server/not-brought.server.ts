import type { AppLoadContext } from '@remix-run/node';
import type { bringIn } from '~/domain/character-cards/bring-in';
import { solveNotOrdered } from '../../made-characters/server/not-ordered.server';

type NotBrought = Exclude<Awaited<ReturnType<typeof bringIn>>, { ok: true }>;

/**
 * Returns the address where a person can solve the refusal of a card's character, or the error that its page
 * shows. `back` is this page.
 */
export function solveNotBrought(
  context: Pick<AppLoadContext, 'refusals'>,
  refusal: NotBrought,
  back: string,
): ReturnType<typeof solveNotOrdered> {
  switch (refusal.reason) {
    // Neither has a step: the page of the card is where both are solved.
    case 'no-such-character-card':
    case 'choice-withdrawn':
      return { error: context.refusals.formErrorOf(refusal.reason) };
    default:
      return solveNotOrdered(context, refusal, {
        back,
        shortageHref: `${back}?modal=buyTokenModal`,
      });
  }
}
