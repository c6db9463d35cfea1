import { codeRefusals } from '../kit/forms/codes/code-refusals';
import { secondFactorsRefusals } from './refusals';

/** The keys of the messages for refused factors. */
export const factorRefusals = {
  'invalid-code': codeRefusals['invalid-code'],
  'too-many-attempts': codeRefusals['too-many-attempts'],
  'passkey-refused': secondFactorsRefusals['passkey-refused'].key,
  'last-factor': secondFactorsRefusals['last-factor'].key,
};
