import * as z from 'zod';
import { askToLook } from '~/domain/impersonation/ask-to-look';
import { findLook } from '~/domain/impersonation/find-look';
import { startLook } from '~/domain/impersonation/start-look';
import { isoTime } from '~/domain/shared/codecs';
import { idSchema } from '~/domain/shared/ids';
import { access } from '../kit/api/access';
import { apiSection, endpointsOf } from '../kit/api/endpoint';
import { questionSchema } from './question';

const endpoint = endpointsOf('admin');

/** The call by which staff look as a person. */
export const looking = apiSection(258, [
  endpoint({
    id: 'admin.users-impersonate',
    method: 'POST',
    path: '/admins/users/{id}/impersonate',
    summary:
      'Ask a person whether to look at the site as them; once they agreed, begin, for the asked minutes',
    access: access.staff('users.impersonate'),
    failures: [404, 409, 422],
    params: z.object({ id: idSchema }),
    body: questionSchema.meta({ id: 'impersonateDto' }),
    answer: z
      .object({
        state: z.enum(['asked', 'running']),
        /** The time at which the question lapses, or the look ends. */
        until: isoTime,
      })
      .meta({ id: 'Impersonation' }),
    async handle({ context, who, params: { id }, body: { reason, ...question }, setCookies }) {
      const { domain, cookies } = context;
      const look = await findLook(domain, id);
      if (look?.stage === 'agreed' && look.staffId === who.staffId) {
        const started = await startLook(domain, who, id);
        if (!started.ok) return started;
        setCookies(cookies.startSession(started.tokens));
        return { state: 'running' as const, until: started.endsAt };
      }
      const asked = await askToLook(domain, { ...who, reason }, { userId: id, ...question });
      return asked.ok ? { state: 'asked' as const, until: asked.lapsesAt } : asked;
    },
  }),
]);
