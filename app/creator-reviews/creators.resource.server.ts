import { creatorsForStaff, findCreatorForStaff } from '~/domain/creator-reviews/list-creators';
import { modelsForStaff } from '~/domain/creator-reviews/list-models';
import { sendModelsToKyc } from '~/domain/creator-reviews/act-on-model';
import { removeCreatorByStaff } from '~/domain/creator-reviews/remove-by-staff';
import { defineResource } from '../staff/resources/resource.server';
import {
  creatorForStaffSchema,
  presentCreatorForStaff,
  stepCell,
  type StaffCreator,
} from './presenters/models-for-staff';

/** The number of a manager's models that their page shows. */
const shownModels = 20;

const nameOf = ({ displayName, nickName, email }: StaffCreator) =>
  displayName ?? nickName ?? email ?? '';

/** The people who are models, and the managers of models. */
export const creators = defineResource({
  name: 'creators',
  kind: 'creator',
  permission: 'creators.read',
  nav: { group: 'people', icon: 'camera' },
  list: creatorsForStaff,
  search: 'email',
  views: {
    managers: { query: 'isMasterCreator=true' },
    models: { query: 'isMasterCreator=false' },
  },
  row: { schema: creatorForStaffSchema, present: presentCreatorForStaff },
  idOf: ({ id }) => id,
  columns: {
    person: { cell: (row) => ({ text: nameOf(row), about: row.email ?? '' }) },
    kind: {
      cell: ({ isMasterCreator }, words) =>
        words(`creators.kind.${isMasterCreator ? 'manager' : 'model'}`),
    },
    models: { cell: ({ numCreators }) => String(numCreators), priority: 2 },
    step: { cell: stepCell },
    manager: { cell: ({ managerEmail }) => managerEmail, priority: 3 },
    joined: { cell: ({ createdAt }) => createdAt, sort: 'joined', priority: 2 },
  },
  detail: {
    async read({ context, words }, id) {
      const found = await findCreatorForStaff(context.domain, id);
      if (!found) return null;
      const row = presentCreatorForStaff(found);
      const managed = row.isMasterCreator
        ? await modelsForStaff.readPage(context.domain, {
            where: { managedBy: id },
            take: shownModels,
          })
        : { items: [] };
      const step = stepCell(row, words);
      return {
        title: nameOf(row),
        about: row.email ?? '',
        states: step ? [step] : [],
        facts: [
          { label: words('creators.number'), value: { text: row.id, isCode: true } },
          {
            label: words('creators.columns.kind'),
            value: words(`creators.kind.${row.isMasterCreator ? 'manager' : 'model'}`),
          },
          { label: words('creators.columns.models'), value: String(row.numCreators) },
          { label: words('creators.columns.manager'), value: row.managerEmail },
          { label: words('creators.columns.joined'), value: row.createdAt },
        ],
        sections:
          managed.items.length > 0
            ? [
                {
                  title: words('creators.managed'),
                  lines: managed.items.map((model) => ({
                    text: model.display_name,
                    about: words(`verified-models.step.${model.step ?? 'kyc'}`),
                  })),
                },
              ]
            : [],
        links: [
          { to: `/admin/users/${row.id}`, label: words('creators.account') },
          ...(row.modelId
            ? [{ to: `/admin/verified-models/${row.modelId}`, label: words('creators.model') }]
            : []),
          ...(row.isMasterCreator
            ? [
                {
                  to: `/admin/verified-models?managedBy=${row.id}`,
                  label: words('creators.all-managed'),
                },
              ]
            : []),
        ],
        offers: [...(row.isMasterCreator ? ['send-to-kyc'] : []), 'remove'],
      };
    },
  },
  acts: {
    'send-to-kyc': {
      act: 'model.send-to-kyc',
      run: ({ context, by }, id) => sendModelsToKyc(context.domain, by, id),
    },
    remove: {
      act: 'creator.remove',
      reason: 'required',
      isGrave: true,
      run: ({ context, by }, id) => removeCreatorByStaff(context.domain, by, id),
    },
  },
});
