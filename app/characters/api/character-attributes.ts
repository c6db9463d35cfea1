import * as z from 'zod';
import { listAttributes } from '~/domain/characters/attribute-catalogue';
import { listExtraStyles } from '~/domain/feeds/list-tags';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';

const endpoint = endpointsOf('characters');

export const characterAttributes = apiSection(130, [
  endpoint({
    id: 'characters.attributes',
    method: 'GET',
    path: '/characters-attributes',
    summary: 'Every value that an attribute of a character may have',
    access: access.everyone,
    cached: true,
    answer: z.array(z.object({ type: z.string(), label: z.string() })),
    handle: () => Promise.resolve(listAttributes()),
  }),
  endpoint({
    id: 'characters.extra-styles',
    method: 'GET',
    path: '/characters-attributes/extra-styles',
    summary: 'The extra options of the explorer’s filter',
    access: access.everyone,
    cached: true,
    answer: z.array(z.object({ label: z.string() })),
    handle: async ({ context }) =>
      (await listExtraStyles(context.domain)).map((label) => ({ label })),
  }),
]);
