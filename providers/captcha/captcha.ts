/**
 * A captcha, which distinguishes people from machines with a widget on the page and a check on the server.
 */
export interface Captcha {
  /** The data with which a page renders the widget. */
  widget: { siteKey: string; scriptUrl: string };
  /**
   * Checks whether a person at this address has just solved the captcha of the token. Returns 'unavailable'
   * if the provider cannot decide; never throws.
   */
  verify(token: string, address: string): Promise<'solved' | 'not-solved' | 'unavailable'>;
}
