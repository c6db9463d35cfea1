import type { DomainContext } from '~/domain/shared/context';
import { readLocale } from './read-locale.server';

/** The released language a request asks for. */
export async function localeOf(request: Request, domain: DomainContext): Promise<string> {
  return (await readLocale(request, domain)).locale;
}
