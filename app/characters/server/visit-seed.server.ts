import { createCookie, type AppLoadContext } from '@remix-run/node';
import { cookieName, seedCookie } from '~/domain/sessions/cookies';

/** Lives as long as the browser's session, as the order of the lists should. */
const attributes = { path: '/', sameSite: 'lax', httpOnly: true } as const;
const seedOf = createCookie(seedCookie, attributes);

/** Where in the shuffled order this visit begins (0 to 1), and the header that keeps it. */
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
