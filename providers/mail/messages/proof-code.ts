import { codedData, composeCodedMessage } from './coded-message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/** The code by which somebody who is signed in shows that it is still them. */
export const proofCode = defineTemplate({
  data: codedData,
  write: (coded, frame) =>
    composeCodedMessage(
      coded,
      mailWords('proof-code', frame.locale, { productName: frame.productName }),
      frame,
    ),
});
