import type { DomainContext } from '../shared/context';
import { isCommonPassword } from './common-passwords';
import { refuse, type Refusal } from './refusals';
import { credentialsSettings } from './settings';

/** The details contain the limit that was violated. */
export type PasswordRefusal = Refusal<
  'password-too-short' | 'password-too-long' | 'password-too-common'
>;

/**
 * Returns the refusal of a new password that is shorter or longer than the settings allow or easy to
 * guess; null if it is acceptable. Passwords already in use are never checked.
 */
export async function refusePassword(
  context: Pick<DomainContext, 'settings'>,
  password: string,
): Promise<PasswordRefusal | null> {
  const settings = await context.settings(credentialsSettings);
  const { password_min_length: min, password_max_length: max } = settings;
  const length = [...password.normalize('NFKC')].length;
  if (length < min) return refuse('password-too-short', { data: { length: min } });
  if (length > max) return refuse('password-too-long', { data: { length: max } });
  const isCommon = isCommonPassword(password, settings.password_own_words);
  return isCommon ? refuse('password-too-common') : null;
}
