import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { askToLook } from '~/domain/impersonation/ask-to-look';
import { endLookByStaff } from '~/domain/impersonation/end-look';
import { startLook } from '~/domain/impersonation/start-look';
import type { StaffSession } from '~/domain/staff/read-staff-session';
import { handleForm } from '../../kit/forms/handle-form.server';
import { setCookies } from '../../kit/session/set-cookies.server';
import { numberField } from '../../staff/resources/act-schema.server';
import { wordsOf } from '../../staff/resources/words.server';
import { questionSchema } from '../question';

const formSchema = questionSchema.extend({ minutes: numberField(questionSchema.shape.minutes) });

/** Handles a form of the page of a look: asks, begins or ends; returns null if the page is shown again. */
export async function takeLookForm(
  context: AppLoadContext,
  staff: StaffSession,
  { userId, form }: { userId: string; form: FormData },
) {
  const { domain, cookies } = context;
  const words = await wordsOf(context);
  const refuse = (reason: string) => data({ refused: words(`refused.${reason}`) }, 409);
  switch (form.get('intent')) {
    case 'ask':
      return handleForm(form, {
        intent: 'ask',
        schema: formSchema,
        async take({ reason, ...question }) {
          const asked = await askToLook(domain, { ...staff, reason }, { userId, ...question });
          return asked.ok ? redirect(`/admin/looks/${userId}`) : refuse(asked.reason);
        },
      });
    case 'begin': {
      const started = await startLook(domain, staff, userId);
      if (!started.ok) return refuse(started.reason);
      return redirect('/', { headers: setCookies(cookies.startSession(started.tokens)) });
    }
    case 'end':
      await endLookByStaff(domain, staff, userId);
      return null;
    default:
      return data(null, 400);
  }
}
