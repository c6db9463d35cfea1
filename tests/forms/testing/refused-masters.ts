import { newModel } from '~/app/masters/server/new-model.server';
import { logIn } from '~/app/testing/sign-in';
import type { TestSite } from '~/app/testing/start-site';
import { makeModel } from '~/db/testing';
import { newId } from '~/domain/shared/ids';
import { findDraft } from '~/domain/wizards/find-draft';
import type { Refusal } from './refusal';

/** Returns the refusals of managers, and of people who are invited to be models. */
export function refusedMasters(siteOf: () => TestSite): Refusal[] {
  const manager = async () => {
    const client = await logIn(siteOf());
    const type = { account_type: 'MasterCreatorUser' } as const;
    await siteOf().db('users').where({ id: client.userId }).update(type);
    return client;
  };

  return [
    {
      route: '/master',
      what: 'mails to no model',
      says: 'masters:nothing-selected',
      bring: async () => ({ client: await manager(), path: '/master?index', values: {} }),
    },
    {
      route: '/master/model/:id',
      what: 'the take-over of a live model',
      says: 'errors:model-is-live',
      bring: async () => {
        const client = await manager();
        const { creatorId } = await makeModel(siteOf().db, { managerId: client.userId });
        return { client, path: `/master/model/${creatorId}`, values: { intent: 'take-over' } };
      },
    },
    {
      route: '/master/new/:step',
      what: 'a name with a digit',
      says: 'errors:please enter valid',
      bring: async () => {
        const client = await manager();
        const person = { kind: 'user', id: client.userId } as const;
        const { id: draftId, version } = await findDraft(siteOf().domain, person, newModel.kind);
        const form = { intent: 'save', step: 'main-info', draftId, version: String(version) };
        const typed = { displayName: 'N4dia', email: 'nadia@example.com', gender: 'female' };
        return {
          client,
          path: '/master/new/main-info',
          values: { ...form, ...typed, countryOfResidence: 'DE' },
        };
      },
    },
    {
      route: '/master/simplified',
      what: 'no name',
      says: 'errors:please enter valid',
      bring: async () => ({ client: await manager(), values: { key: newId(), name: '' } }),
    },
    {
      route: '/creator-invitation',
      what: 'an invitation that does not exist',
      says: 'errors:invitation-over',
      bring: async () => ({
        client: await logIn(siteOf()),
        path: '/creator-invitation?token=unknown',
        values: {},
      }),
    },
  ];
}
