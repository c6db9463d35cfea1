import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '../../kit/site/page-meta';
import { QueuePage } from '../../staff/queue/queue-page';
import { readQueue } from '../../staff/queue/read-queue.server';
import { goToNext } from '../../staff/queue/take-queue-step.server';
import { wordsOf } from '../../staff/resources/words.server';
import { requireStaff } from '../../staff/server/require-staff.server';
import { staffResources } from '../../staff-resources.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/** Loads what waits for a decision, of one kind or of all. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asking, view, address } = await readRequest(request, context);
  const queue = await readQueue(staffResources, asking, view);
  const { words } = asking;
  const isEmpty = address.has('empty') && queue.items.length > 0;
  return {
    page: { title: words('queue.title') },
    queue: {
      ...queue,
      notice: address.has('decided')
        ? { kind: 'ok' as const, text: words('queue.decided') }
        : isEmpty
          ? { kind: 'info' as const, text: words('queue.others') }
          : null,
    },
  };
}

/** Takes the next thing. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { asking, view } = await readRequest(request, context);
  return goToNext({ resources: staffResources, view }, asking);
}

async function readRequest(request: Request, context: LoaderFunctionArgs['context']) {
  const staff = await requireStaff(context, 'moderation.read');
  const address = new URL(request.url).searchParams;
  const kind = address.get('kind');
  const isView = staffResources.some(({ name, queue }) => queue && name === kind);
  const asking = { context, staff, words: await wordsOf(context) };
  return { asking, address, view: isView && kind ? kind : 'all' };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function Queue() {
  return <QueuePage queue={useLoaderData<typeof loader>().queue} />;
}
