import type { Knex } from 'knex';
import { holderColumns, type Holder } from './holder';

interface Passkey {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export interface Factors {
  passkeys: Passkey[];
  /** The time at which the app was confirmed; null if there is none. */
  appSince: Date | null;
  appUsedAt: Date | null;
  recoveryCodesLeft: number;
}

/** Returns a holder's second factors; the oldest passkey comes first. */
export async function listFactors(db: Knex, holder: Holder): Promise<Factors> {
  const [passkeys, app, left] = await Promise.all([
    db('passkeys')
      .where(holderColumns(holder))
      .orderBy('created_at')
      .select('id', 'name', 'created_at', 'last_used_at'),
    db('authenticator_apps')
      .where(holderColumns(holder))
      .whereNotNull('confirmed_at')
      .first('confirmed_at', 'last_used_at'),
    db('recovery_codes')
      .where(holderColumns(holder))
      .whereNull('used_at')
      .count<{ count: string }[]>('id'),
  ]);
  return {
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      createdAt: created_at,
      lastUsedAt: last_used_at,
    })),
    appSince: app?.confirmed_at ?? null,
    appUsedAt: app?.last_used_at ?? null,
    recoveryCodesLeft: Number(left[0]?.count ?? 0),
  };
}

/** The kinds of factors that a holder has; recovery codes exist in addition. */
export interface FactorKinds {
  hasPasskey: boolean;
  hasApp: boolean;
}

/** Returns the kinds of factors that a holder has. */
export async function findFactorKinds(db: Knex, holder: Holder): Promise<FactorKinds> {
  const { id } = holder;
  const { rows } = await db.raw<{ rows: FactorKinds[] }>(
    `select exists (select from passkeys where holder_id = :id) as "hasPasskey",
            exists (select from authenticator_apps
                     where holder_id = :id and confirmed_at is not null) as "hasApp"`,
    { id },
  );
  return rows[0] ?? { hasPasskey: false, hasApp: false };
}

/** Checks whether a second factor is required when the holder signs in. */
export async function hasSecondFactor(db: Knex, holder: Holder): Promise<boolean> {
  const { hasPasskey, hasApp } = await findFactorKinds(db, holder);
  return hasPasskey || hasApp;
}
