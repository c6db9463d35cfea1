import { logIn } from '~/app/testing/sign-in';
import type { TestSite } from '~/app/testing/start-site';
import { makeUser } from '~/db/testing';
import { ageReviewCookie } from '~/domain/sessions/cookies';
import { noteAgeCheck } from '~/domain/age-checks/find-age-check';
import { writeReviewToken } from '~/domain/age-reviews/review-token';
import { newId } from '~/domain/shared/ids';
import { arrivalsOf } from './arrivals';
import { post, spoilLastCode, tooOld, triedTooOften, type Refusal, type Values } from './refusal';

const account = '/admin';
const newPlan = { creatorId: newId(), durationType: 'Months', duration: '3', price: '0' };

/**
 * Returns the refusals for staff, for people who follow a mail's link, and for people who prove their age.
 */
export function refusedElsewhere(siteOf: () => TestSite): Refusal[] {
  const visitor = () => siteOf().client();

  const arrive = arrivalsOf(siteOf);

  const verifying = async (more: {
    codeChanges?: Parameters<typeof spoilLastCode>[1];
    code?: string;
  }) => {
    const { email, code, ...client } = await arrive.staffWithCode();
    if (more.codeChanges) await spoilLastCode(siteOf(), more.codeChanges);
    else await siteOf().db('one_time_codes').del();
    return { client, values: { intent: 'verify', email, code: more.code ?? code } };
  };
  const atFactor = async (values: Values, { hasApp = false, isBegun = false } = {}) => {
    const client = await arrive.staffAtFactor({ hasApp });
    if (isBegun) await post(client, account, { intent: 'app-begin' });
    return { client, values };
  };
  const atDesk = async (values: Values, path?: string) => {
    const client = await arrive.staffAtDesk();
    return { client, values, ...(path === undefined ? {} : { path }) };
  };

  return [
    {
      route: account,
      what: 'a wrong code',
      says: 'errors:incorrect code',
      bring: () => verifying({ code: '00000000' }),
    },
    {
      route: account,
      // The response does not reveal whether a code was ever sent.
      what: 'an old code',
      says: 'errors:incorrect code',
      bring: () => verifying({ codeChanges: tooOld }),
    },
    {
      route: account,
      what: 'a code that was tried too often',
      says: 'errors:too many attempts',
      bring: () => verifying({ codeChanges: triedTooOften }),
    },
    {
      route: account,
      what: 'a wrong code of their app',
      says: 'errors:incorrect code',
      bring: () => atFactor({ intent: 'second-step', code: '000000' }, { hasApp: true }),
    },
    {
      route: account,
      what: 'a wrong code of an app that they add',
      says: 'errors:incorrect code',
      bring: () => atFactor({ intent: 'app-confirm', code: '000000' }, { isBegun: true }),
    },
    {
      route: account,
      what: 'a passkey without a name',
      says: 'errors:name required',
      bring: () => atFactor({ intent: 'passkey-enrol', name: '', passkey: '{}' }),
    },
    {
      route: account,
      what: 'a passkey that is none',
      says: 'errors:this passkey was not accepted',
      bring: () => atFactor({ intent: 'passkey-enrol', name: 'Key', passkey: '{}' }),
    },
    {
      route: '/admin/confirm',
      what: 'a wrong code',
      says: 'errors:incorrect code',
      bring: () => atDesk({ code: '000000' }),
    },
    {
      route: '/admin/security',
      what: 'their last factor',
      says: 'errors:add another one before you remove this',
      bring: () => atDesk({ intent: 'app-remove' }),
    },
    {
      route: '/admin/:resource/:id',
      what: 'a decision about nothing',
      says: 'staff:error/not-found-text',
      bring: () => atDesk({ intent: 'warn', flags: '1' }, `/admin/flags/${newId()}`),
    },
    {
      route: '/admin/:resource/new',
      what: 'a plan that costs nothing',
      says: 'errors:please enter valid',
      bring: () => atDesk(newPlan, '/admin/club-plans/new'),
    },
    {
      route: '/admin/looks/:userId',
      what: 'a look without agreement',
      says: 'staff:refused/look-not-agreed',
      bring: async () => {
        const { id } = await makeUser(siteOf().db);
        return atDesk({ intent: 'begin' }, `/admin/looks/${id}`);
      },
    },
    {
      route: '/admin/:resource/several',
      what: 'an act that there is not',
      says: 'staff:error/not-found-text',
      bring: () => atDesk({}, `/admin/club-plans/several?act=fly&id=${newId()}`),
    },
    {
      route: '/admin/:resource/several/:run',
      what: 'a run that there is not',
      says: 'staff:error/not-found-text',
      bring: () => atDesk({ intent: 'stop' }, `/admin/club-plans/several/${newId()}`),
    },
    {
      route: '/report/:kind',
      what: 'a notice of more addresses than one may name',
      says: 'contact:error/too many addresses',
      bring: async () => ({
        client: visitor(),
        path: '/report/intimate-image',
        values: { addresses: 'example.com/1\n'.repeat(11) },
      }),
    },
    {
      route: '/restore',
      what: 'a link that is none',
      says: 'account:restore/invalid',
      bring: async () => ({ client: visitor(), values: { token: 'made.up' } }),
    },
    {
      route: '/unsubscribe',
      what: 'a link that is none',
      says: 'contact:unsubscribe/invalid-text',
      bring: async () => ({ client: visitor(), values: {} }),
    },
    {
      route: '/verify_email',
      what: 'a link that is none',
      says: 'credentials:link/dead/invalid-token',
      bring: async () => ({ client: visitor(), values: { token: 'made.up' } }),
    },
    {
      route: '/held',
      what: 'a check that cannot be begun',
      says: 'account:age-check/unavailable',
      bring: async () => {
        const client = await logIn(siteOf());
        const person = { kind: 'user', id: client.userId } as const;
        const { token } = await writeReviewToken(siteOf().domain, person);
        const held = visitor();
        held.cookies.set(ageReviewCookie, token);
        await siteOf()
          .db('users')
          .where({ id: client.userId })
          .update({ state: 'under_age_review' });
        return { client: held, path: '/held?state=under_age_review', values: {} };
      },
    },
    {
      route: '/age_check',
      what: 'a check that cannot be begun',
      says: 'account:age-check/unavailable',
      bring: async () => {
        const client = await logIn(siteOf());
        await noteAgeCheck(siteOf().db, { kind: 'user', id: client.userId }, new Date());
        return { client, values: {} };
      },
    },
  ];
}
