import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod';
import { setLiveNow } from '~/domain/creators/live-now';
import { handleForm } from '../../kit/forms/handle-form.server';
import { readForm } from '../../kit/forms/read-form.server';
import { requireMember } from '../../kit/session/require-member.server';

const liveSchema = z.object({ isLiveNow: z.enum(['on', 'off']) });

/** Shows a creator's twin as live now, or no longer. */
export async function changeLiveNow({ request, context }: ActionFunctionArgs) {
  const { userId } = requireMember(request, context);
  return handleForm(await readForm(request), {
    schema: liveSchema,
    async take({ isLiveNow }) {
      const set = await setLiveNow(context.domain, { userId, isLiveNow: isLiveNow === 'on' });
      if (set.ok) return redirect('/verified-model/dashboard');
      const { statusCode } = context.refusals.describe(set);
      return { error: context.refusals.formErrorOf(set.reason), status: statusCode };
    },
  });
}
