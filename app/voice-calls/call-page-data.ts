import type { readCallPage } from './server/read-call-page.server';

/** The character and the terms of a call. */
export type CallPageData = Awaited<ReturnType<typeof readCallPage>>;
