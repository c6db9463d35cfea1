import { SocialSignInFailed } from './social-provider';

/** The outcome of work that cannot be cut off itself; throws SocialSignInFailed when it takes longer. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SocialSignInFailed('unavailable')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
