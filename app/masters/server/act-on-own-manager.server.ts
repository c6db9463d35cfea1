import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod';
import { modelParts } from '~/domain/creators/unconfirmed-parts';
import { leaveManager, settleFilledPart } from '~/domain/masters/own-manager';
import { takeFlowBack } from '~/domain/masters/take-over';
import { readForm } from '../../kit/forms/read-form.server';
import { requireMember } from '../../kit/session/require-member.server';
import { ownManagerHref } from '../master-hrefs';

const actSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(['right', 'remove']), part: z.enum(modelParts) }),
  z.object({ intent: z.enum(['take-back', 'leave']) }),
]);

/** Settles a part that the manager filled in, takes the flow back, or leaves the manager. */
export async function actOnOwnManager({ request, context }: ActionFunctionArgs) {
  const { userId } = requireMember(request, context);
  const parsed = actSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) throw data(null, 400);
  const act = parsed.data;
  const { domain } = context;
  if ('part' in act) {
    const answer = { userId, part: act.part, isRight: act.intent === 'right' };
    if (!(await settleFilledPart(domain, answer)).ok) throw data(null, 404);
    return redirect(ownManagerHref);
  }
  if (act.intent === 'leave') {
    if (!(await leaveManager(domain, userId)).ok) throw data(null, 404);
    return redirect('/');
  }
  // Handed back meanwhile: the page shows that.
  await takeFlowBack(domain, userId);
  return redirect(ownManagerHref);
}
