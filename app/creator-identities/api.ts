import { startKyc, stopKyc } from '~/domain/creator-identities/change-kyc';
import { readKyc } from '~/domain/creator-identities/read-kyc';
import { refuse } from '~/domain/creator-identities/refusals';
import { findCreatorOf } from '~/domain/creators/find-creator';
import { access } from '../kit/api/access';
import { apiSection, endpointsOf } from '../kit/api/endpoint';
import type { RequestContext } from '../kit/http/context/request-context';
import { kycReturnHref } from './places';
import { kycSchema } from './presenter';

const endpoint = endpointsOf('creators');

async function read({ context: { domain }, who }: Asking) {
  const creator = await findCreatorOf(domain, who.userId);
  return (creator && (await readKyc(domain, creator.id))) ?? refuse('kyc-no-application');
}

interface Asking {
  context: RequestContext;
  who: { userId: string };
}

async function begin({ context, who }: Asking, again: boolean) {
  const { domain, identityProvider, config } = context;
  const begun = await startKyc(domain, identityProvider, {
    userId: who.userId,
    returnUrl: new URL(kycReturnHref, config.PUBLIC_URL).href,
    again,
  });
  return begun.ok ? begun.kyc : begun;
}

export const creatorIdentities = apiSection(243, [
  endpoint({
    id: 'creators.kyc',
    method: 'GET',
    path: '/creators/kyc',
    summary: 'One’s own identification: state, tries, and where it goes on',
    access: access.creator,
    failures: [404],
    answer: kycSchema,
    handle: read,
  }),
  endpoint({
    id: 'creators.restart-kyc',
    method: 'POST',
    path: '/creators/restart-kyc',
    summary: 'Give up an identification in progress, if any, and begin another, as a new try',
    access: access.creator,
    failures: [404, 409, 503],
    answer: kycSchema,
    limit: ({ context, who }) => context.limits.changeKyc(who.person),
    handle: (asked) => begin(asked, true),
  }),
  endpoint({
    id: 'creators.stop-kyc',
    method: 'POST',
    path: '/creators/stop-kyc',
    summary: 'Stop an identification in progress; it was a try',
    access: access.creator,
    failures: [404, 409],
    answer: kycSchema,
    limit: ({ context, who }) => context.limits.changeKyc(who.person),
    async handle({ context, who }) {
      const stopped = await stopKyc(context.domain, who.userId);
      return stopped.ok ? stopped.kyc : stopped;
    },
  }),
  endpoint({
    id: 'creators.v2.kyc-status',
    method: 'GET',
    path: '/creators-v2/kyc-status',
    summary: 'The same as /creators/kyc',
    access: access.creator,
    failures: [404],
    answer: kycSchema,
    handle: read,
  }),
  endpoint({
    id: 'creators.v2.start-kyc',
    method: 'POST',
    path: '/creators-v2/start-kyc',
    summary: 'Begin an identification, or go on with the one in progress',
    access: access.creator,
    failures: [404, 409, 503],
    answer: kycSchema,
    limit: ({ context, who }) => context.limits.changeKyc(who.person),
    handle: (asked) => begin(asked, false),
  }),
]);
