import * as z from 'zod';
import { codedData, composeCodedMessage } from './coded-message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/** The code that proves an address which somebody claimed through a provider. */
export const identityCode = defineTemplate({
  data: codedData.extend({ provider: z.string() }),
  write: ({ provider, ...coded }, frame) =>
    composeCodedMessage(
      coded,
      mailWords('identity-code', frame.locale, { productName: frame.productName, provider }),
      frame,
    ),
});
