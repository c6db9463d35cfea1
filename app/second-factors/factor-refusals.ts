import { codeRefusals } from '../kit/forms/codes/code-refusals';
import { secondFactorsRefusals } from './refusals';

/** What a refused factor is told as; the key of the words in the viewer's language. */
export const factorRefusals = {
  'invalid-code': codeRefusals['invalid-code'],
  'too-many-attempts': codeRefusals['too-many-attempts'],
  'passkey-refused': secondFactorsRefusals['passkey-refused'].key,
  'last-factor': secondFactorsRefusals['last-factor'].key,
};
