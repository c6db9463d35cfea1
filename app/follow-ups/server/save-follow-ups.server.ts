import { data, redirect, type AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { chooseFrequency } from '~/domain/follow-ups/choices';
import { switchFollowUps } from '~/domain/follow-ups/follow-up-switch';
import { frequencySchema } from '~/domain/follow-ups/schema';
import { handleForm } from '../../kit/forms/handle-form.server';
import { settingsPath } from '../../notifications/settings-path';
import { followUpsAnchor, frequencyIntent } from '../follow-ups-place';

/** Stores how often a character may write first, from the form of their chat. */
export const saveFrequency = (
  { domain, limits, refusals }: Pick<AppLoadContext, 'domain' | 'limits' | 'refusals'>,
  chat: { userId: string; characterId: string },
  form: FormData,
) =>
  handleForm(form, {
    intent: frequencyIntent,
    schema: z.object({ frequency: frequencySchema }),
    limit: () => limits.changeFollowUps({ kind: 'user', id: chat.userId }),
    async take({ frequency }) {
      const outcome = await chooseFrequency(domain, { ...chat, frequency });
      return outcome.ok ? undefined : { error: refusals.formErrorOf(outcome.reason), status: 404 };
    },
  });

/** Turns all messages that characters write first off or on. */
export async function saveSwitch(
  { domain, limits }: AppLoadContext,
  userId: string,
  isOn: boolean,
) {
  const allowed = await limits.changeFollowUps({ kind: 'user', id: userId });
  if (!allowed.ok) throw data(null, 429);
  await switchFollowUps(domain, userId, isOn);
  return redirect(`${settingsPath}#${followUpsAnchor}`);
}
