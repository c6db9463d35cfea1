import { codedData, composeCodedMessage } from './coded-message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/** The code that stands in for a forgotten password. */
export const resetCode = defineTemplate({
  data: codedData,
  write: (coded, frame) =>
    composeCodedMessage(
      coded,
      mailWords('reset-code', frame.locale, { productName: frame.productName }),
      frame,
    ),
});
