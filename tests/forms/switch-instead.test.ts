import { afterAll, beforeAll, expect, it } from 'vitest';
import { leavingHref } from '~/app/subscriptions/cancel/leaving-steps';
import { subscriptionPath } from '~/app/checkout/change/subscription-path';
import { renderDocuments } from '~/app/testing/documents';
import { logIn } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { buyPlan, plans } from '~/domain/subscriptions/testing/buy-plan';
import { readForms } from './testing/read-forms';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
});
afterAll(() => site.close());

it('switches to a smaller plan in place of leaving, at the price that was shown', async () => {
  const fan = await logIn(site);
  await buyPlan(site.domain, fan.userId, { planId: plans.quarter });
  const page = String((await fan.get(leavingHref('plans'))).body);
  const form = readForms(page, subscriptionPath).find(({ buttons }) =>
    buttons.some(({ value }) => value === 'change'),
  );
  const drawn = form?.fields.filter(({ type, isChecked }) => type !== 'radio' || isChecked) ?? [];
  const body = new URLSearchParams(drawn.map(({ name, value }) => [name, value]));
  body.set('intent', 'change');
  const { status, headers } = await fan.request('POST', subscriptionPath, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: body.toString(),
  });
  expect([status, headers.get('location')]).toEqual([302, subscriptionPath]);
  const next = await site.db('subscriptions').where({ user_id: fan.userId }).pluck('next_plan_id');
  expect(next).toEqual([body.get('planId')]);
});
