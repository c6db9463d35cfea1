import * as z from 'zod';
import { getCurrency } from '~/domain/billing/get-currency';
import { access } from '../api/access';
import { apiSection, endpointsOf } from '../api/endpoint';

const endpoint = endpointsOf('payments');

export const payments = apiSection(90, [
  endpoint({
    id: 'payments.currency',
    method: 'GET',
    path: '/payments/currency',
    summary: 'The currency prices are shown in',
    access: access.everyone,
    answer: z.object({ symbol: z.string(), code: z.string() }).meta({ id: 'Currency' }),
    handle: ({ context, who }) => getCurrency(context.domain, who),
  }),
]);
