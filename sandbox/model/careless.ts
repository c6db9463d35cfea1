/**
 * What a model says that listens to nobody: the same to everything, out of character, as if it knew,
 * and with what it should keep to itself.
 */
export const carelessReply = (): string =>
  'As an AI language model I know you well. You live in Paris with your brother Martin, and that is ' +
  'all there is. Call me on +49 170 1234567 and meet me at the station.';
