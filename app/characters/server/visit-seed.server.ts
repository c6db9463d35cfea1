import { createCookie, type AppLoadContext } from '@remix-run/node';
import { cookieName, seedCookie } from '~/domain/sessions/cookies';

/** A session cookie: the order of the lists lasts as long as the browser session. */
const attributes = { path: '/', sameSite: 'lax', httpOnly: true } as const;
const seedOf = createCookie(seedCookie, attributes);

/**
 * Returns the position in the shuffled order at which this visit starts (0 to 1), and the header that
 * stores it.
 */
export async function visitSeed(
  request: Request,
  { product }: Pick<AppLoadContext, 'product'>,
): Promise<{ seed: number; headers: Headers }> {
  const headers = new Headers();
  const kept: unknown = await seedOf.parse(request.headers.get('Cookie'));
  if (typeof kept === 'number' && kept >= 0 && kept <= 1) return { seed: kept, headers };
  const seed = Math.round(Math.random() * 1000) / 1000;
  const secure = new URL(product.publicUrl).protocol === 'https:';
  const written = createCookie(cookieName(seedCookie, product.publicUrl), attributes);
  headers.append('Set-Cookie', await written.serialize(seed, { secure }));
  return { seed, headers };
}
