import type { LoaderFunctionArgs } from '@remix-run/node';
import { personOf } from '~/domain/viewers/person-of';
import { readAiNotice } from '../../duties/server/read-ai-notice.server';

/** Returns the reminder that the person talks with an AI, if it is due again on an open page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const person = personOf(context.viewer);
  return { notice: person && (await readAiNotice(context, person)) };
}
