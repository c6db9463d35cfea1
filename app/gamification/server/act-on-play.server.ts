import { data, redirect, replace, type AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { switchPlay } from '~/domain/gamification/players/switch-play';
import { claimDailyReward } from '~/domain/gamification/streak/claim-daily-reward';
import { grabReward } from '~/domain/gamification/tasks/grab-reward';
import { spinWheel } from '~/domain/gamification/wheel/spin-wheel';
import { idempotencyKeySchema } from '~/domain/idempotency/schema';
import { readQuestNotices } from '~/domain/notifications/read-notices';
import { idSchema } from '~/domain/shared/ids';
import type { FormError } from '../../kit/i18n/form-error';
import { modalHref, requestedModals } from '../../kit/modals/modal-keys';
import { safePath } from '../../kit/site/safe-path';
import { backField, playIntents, questsPath } from '../play-place';
import { hrefAfterGrant, placeOf } from '../presenters/after-grant';

type Given = Pick<AppLoadContext, 'domain' | 'limits' | 'refusals' | 'country'>;

/** The response to a refused form. */
export interface PlayResponse {
  actError: FormError;
}

const grabSchema = z.object({ taskId: idSchema });
const claimSchema = z.object({ day: z.coerce.number().int().min(1).max(7) });
const spinSchema = z.object({ key: idempotencyKeySchema });

/**
 * Handles a form of gamification and returns to the page that it was sent from. A refusal is shown there,
 * without scripts on the page of quests.
 */
export async function actOnPlay(context: Given, userId: string, form: FormData) {
  const allowed = await context.limits.play({ kind: 'user', id: userId });
  if (!allowed.ok) return refuse('too many attempts', 429);
  const back = safePath(form.get(backField), questsPath);
  switch (form.get('intent')) {
    case playIntents.grab:
      return grab(context, userId, { form, back });
    case playIntents.claim:
      return claim(context, userId, { form, back });
    case playIntents.spin:
      return spin(context, userId, { form, back });
    case playIntents.on:
    case playIntents.off:
      await switchPlay(context.domain, userId, form.get('intent') === playIntents.on);
      return redirect(back);
    default:
      throw data(null, 400);
  }
}

interface Sent {
  form: FormData;
  /** The page that the form was sent from. */
  back: string;
}

async function grab({ domain, refusals }: Given, userId: string, { form, back }: Sent) {
  const { taskId } = read(grabSchema, form);
  const outcome = await grabReward(domain, { userId, taskId });
  if (!outcome.ok) return refuse(refusals.formErrorOf(outcome.reason));
  await readQuestNotices(domain, userId);
  return replace(hrefAfterGrant(back, outcome));
}

async function claim({ domain, refusals }: Given, userId: string, { form, back }: Sent) {
  const { day: shownDay } = read(claimSchema, form);
  const outcome = await claimDailyReward(domain, { userId, shownDay });
  if (outcome.ok) return replace(hrefAfterGrant(back, outcome));
  return refuse(refusals.formErrorOf(outcome.reason));
}

async function spin(context: Given, userId: string, { form, back }: Sent) {
  const { key } = read(spinSchema, form);
  const { domain, country, refusals } = context;
  const outcome = await spinWheel(domain, { userId, key, country: country ?? null });
  if (!outcome.ok) return refuse(refusals.formErrorOf(outcome.reason));
  const place = placeOf(back);
  const under = requestedModals(new URLSearchParams(place.search));
  const { pathname, search } = modalHref(place, 'spinModal', { meta: { key }, under });
  return replace(pathname + search);
}

function read<Schema extends z.ZodObject>(schema: Schema, form: FormData): z.output<Schema> {
  const parsed = schema.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw data(null, 400);
  return parsed.data;
}

const refuse = (actError: FormError, status = 409) => data<PlayResponse>({ actError }, status);
