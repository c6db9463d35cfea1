import type { data } from '@remix-run/node';

/** Returns headers that set several cookies. */
export function setCookies(cookies: string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}

type Data = ReturnType<typeof data<unknown>>;

/** Adds these cookies to an action's response, unless the response sets cookies of its own. */
export function withCookies<Answer extends Response | Data>(
  answer: Answer,
  cookies: readonly string[],
): Answer {
  const isResponse = answer instanceof Response;
  const headers = isResponse ? answer.headers : new Headers(answer.init?.headers);
  if (headers.has('Set-Cookie')) return answer;
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  if (!isResponse) answer.init = { ...answer.init, headers };
  return answer;
}
