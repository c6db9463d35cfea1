import { data, redirect, type AppLoadContext } from '@remix-run/node';
import type { TwinRefusal } from '~/domain/creator-posts/own-twin';
import type { Refusal } from '~/domain/creator-posts/refusals';

/** Leads a person without a live twin to the approval, and answers 404 for a post of another person. */
export function leadElsewhere(refused: TwinRefusal | Refusal<'no-such-own-post'>): never {
  switch (refused.reason) {
    case 'not-a-creator':
      throw redirect('/verified-model-onboarding/profile');
    case 'twin-not-live':
      throw redirect('/verified-model-onboarding/approval');
    case 'no-such-own-post':
      throw data(null, 404);
  }
}

/** The handles that pages of a creator's posts need. */
export type Handles = Pick<
  AppLoadContext,
  'domain' | 'moderator' | 'refusals' | 'limits' | 'postMedia' | 'country' | 'timeZone' | 'language'
>;
