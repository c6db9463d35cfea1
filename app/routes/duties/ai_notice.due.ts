import type { LoaderFunctionArgs } from '@remix-run/node';
import { personOf } from '~/domain/viewers/person-of';
import { readAiNotice } from '../../duties/server/read-ai-notice.server';

/** Tells an open page whether its person is to be told once more that they talk with an AI. */
export async function loader({ context }: LoaderFunctionArgs) {
  const person = personOf(context.viewer);
  return { notice: person && (await readAiNotice(context, person)) };
}
