import type { PayoutMethodsRow, PayoutsRow } from '~/db/rows';
import type { Destination } from '~/providers/payouts/payout-provider';
import { placeOf, type Seal } from '../shared/sealing/seal';

const placeOfMethod = (id: string) => placeOf('payout_methods', 'sealed_details', id);
const placeOfPayout = (id: string) => placeOf('payouts', 'sealed_destination', id);

export const sealDetails = (seal: Seal, id: string, to: Destination): string =>
  seal.seal(JSON.stringify(to), placeOfMethod(id));

/** Returns where a method pays to. */
export const openDetails = (
  seal: Seal,
  { id, sealed_details }: Pick<PayoutMethodsRow, 'id' | 'sealed_details'>,
): Destination => JSON.parse(seal.open(sealed_details, placeOfMethod(id))) as Destination;

export const sealDestination = (seal: Seal, id: string, to: Destination): string =>
  seal.seal(JSON.stringify(to), placeOfPayout(id));

/** Returns where a payout goes: the details of its method when it was requested. */
export const openDestination = (
  seal: Seal,
  { id, sealed_destination }: Pick<PayoutsRow, 'id' | 'sealed_destination'>,
): Destination => JSON.parse(seal.open(sealed_destination, placeOfPayout(id))) as Destination;
