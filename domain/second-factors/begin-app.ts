import type { AuthenticatorAppsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { holderColumns, secretPlace, type Holder } from './holder';
import { refuse, type Refusal } from './refusals';
import { newSecret } from './time-code';

type AppRow = Pick<AuthenticatorAppsRow, 'sealed_secret' | 'confirmed_at'>;

/**
 * Returns the secret for setting up an app. The app is not used until it is confirmed. A repeat returns the
 * same secret, so that a scanned code remains valid.
 */
export async function beginApp(
  context: DomainContext,
  holder: Holder,
): Promise<{ ok: true; secret: string } | Refusal<'app-exists'>> {
  await context
    .db('authenticator_apps')
    .insert({
      ...holderColumns(holder),
      sealed_secret: context.seal.seal(newSecret(), secretPlace(holder)),
      created_at: context.now(),
    })
    .onConflict('holder_id')
    .ignore();
  const row = await findApp(context, holder);
  return !row || row.confirmed_at
    ? refuse('app-exists')
    : { ok: true, secret: context.seal.open(row.sealed_secret, secretPlace(holder)) };
}

/** Returns the secret of an app that was set up and not confirmed yet; null if there is none. */
export async function findBegunApp(context: DomainContext, holder: Holder): Promise<string | null> {
  const row = await findApp(context, holder);
  return row && !row.confirmed_at
    ? context.seal.open(row.sealed_secret, secretPlace(holder))
    : null;
}

/** Deletes an app that was not confirmed. */
export async function cancelApp({ db }: DomainContext, holder: Holder): Promise<void> {
  await db('authenticator_apps').where(holderColumns(holder)).whereNull('confirmed_at').delete();
}

function findApp({ db }: DomainContext, holder: Holder): Promise<AppRow | undefined> {
  return db('authenticator_apps')
    .where(holderColumns(holder))
    .first('sealed_secret', 'confirmed_at');
}
