import type { readCallPage } from './server/read-call-page.server';

/** Whom one calls, and on what terms. */
export type CallPageData = Awaited<ReturnType<typeof readCallPage>>;
