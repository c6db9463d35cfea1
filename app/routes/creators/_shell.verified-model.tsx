import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { readStudioTwin } from '../../creator-studio/read-studio-twin.server';
import { StudioFrame } from '../../creator-studio/studio-frame';
import { requireMember } from '../../kit/session/require-member.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export const handle = { shell: 'bare' };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId, accountType } = requireMember(request, context);
  if (accountType === 'User') throw redirect('/');
  return { twin: await readStudioTwin(context, userId) };
}

/** The frame of the studio's pages. */
export default function StudioLayout() {
  const { twin } = useLoaderData<typeof loader>();
  return (
    <StudioFrame twin={twin}>
      <Outlet />
    </StudioFrame>
  );
}
