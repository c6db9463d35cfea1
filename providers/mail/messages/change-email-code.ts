import { codedData, composeCodedMessage } from './coded-message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/** The code that proves a new address of an account. */
export const changeEmailCode = defineTemplate({
  data: codedData,
  write: (coded, frame) =>
    composeCodedMessage(
      coded,
      mailWords('change-email-code', frame.locale, { productName: frame.productName }),
      frame,
    ),
});
