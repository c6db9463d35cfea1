import { productSettings } from '../../settings/settings';
import type { DomainContext } from '../../shared/context';

/** Returns the stored time zone of a person (IANA name); the server's without a person or a zone. */
export async function findZone(
  { db, settings }: Pick<DomainContext, 'db' | 'settings'>,
  userId: string | null,
): Promise<string> {
  const { server_time_zone: ofServer } = await settings(productSettings);
  if (userId === null) return ofServer;
  const account = await db('accounts').where({ id: userId }).first('time_zone');
  return account?.time_zone ?? ofServer;
}
