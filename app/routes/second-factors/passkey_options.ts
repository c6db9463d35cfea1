import { data, redirect, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node';
import { requestPasskey } from '~/domain/second-factors/request-passkey';
import { beginPasskey } from '~/domain/second-factors/begin-passkey';
import type { Holder } from '~/domain/second-factors/holder';
import { readTicket } from '~/domain/second-factors/ticket';
import { setCookies } from '../../kit/session/set-cookies.server';
import { memberAsOwner, type FactorsOwner } from '../../second-factors/server/factors-owner.server';
import { staffAsOwner } from '../../staff/server/staff-as-owner.server';
import { readForm } from '../../kit/forms/read-form.server';

/** Passkeys are used on the sign-in page. */
export function loader() {
  return redirect('/sign_in');
}

/** Returns the options to create a passkey or to sign with one; called by a script and valid once. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { limits, device } = context;
  const allowed = await limits.passkeyOptions(device.id);
  if (!allowed.ok) throw data(null, 429);
  const options = await optionsFor(await readForm(request), context);
  return Response.json(options, { headers: setCookies(device.keep()) });
}

async function optionsFor(form: FormData, context: AppLoadContext) {
  const { domain, device: asker, relyingParty: site } = context;
  const owner = () => findOwner(context, form);
  switch (form.get('purpose')) {
    case 'sign-in':
      return requestPasskey(domain, { asker, site });
    case 'second-step':
      return requestPasskey(domain, { asker, site, holder: await requireTicket(context, 'prove') });
    case 'prove':
      return requestPasskey(domain, { asker, site, holder: await requireHolder(owner()) });
    case 'enrol':
      return beginPasskey(domain, { asker, site, holder: await requireTicket(context, 'enrol') });
    case 'add':
      return beginPasskey(domain, { asker, site, holder: await requireFreshHolder(owner()) });
    default:
      throw data(null, 400);
  }
}

async function requireTicket(
  { domain, ticket }: AppLoadContext,
  purpose: 'prove' | 'enrol',
): Promise<Holder> {
  const open = await readTicket(domain, ticket);
  if (open?.purpose !== purpose) throw data(null, 401);
  return open.holder;
}

/** Returns the owner of the calling page: a member or, in the back office, staff. */
async function findOwner(context: AppLoadContext, form: FormData): Promise<FactorsOwner | null> {
  if (form.get('holder') === 'staff') {
    const session = await context.staff();
    return session && staffAsOwner(context, session);
  }
  const { viewer } = context;
  return viewer.kind === 'user' && viewer.isVerified ? memberAsOwner(context, viewer) : null;
}

async function requireHolder(owner: Promise<FactorsOwner | null>): Promise<Holder> {
  const found = await owner;
  if (!found) throw data(null, 401);
  return found.holder;
}

async function requireFreshHolder(owner: Promise<FactorsOwner | null>): Promise<Holder> {
  const found = await owner;
  if (!found || !(await found.isFresh())) throw data(null, 403);
  return found.holder;
}
