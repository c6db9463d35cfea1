import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { dismissReminder } from '~/domain/duties/dismiss-reminder';
import { safePath } from '../../kit/site/safe-path';
import { requireParticipant } from '../../chat/server/require-participant.server';
import { readForm } from '../../kit/forms/read-form.server';

/** The address has no page, so it leads to one where the notice can be read. */
export function loader() {
  return redirect('/');
}

/** Dismisses the AI reminder on all of a person's devices. */
export async function action({ request, context }: ActionFunctionArgs) {
  const person = requireParticipant(request, context);
  const form = await readForm(request);
  await dismissReminder(context.domain, person);
  return redirect(safePath(form.get('redirectTo'), '/chats'));
}
