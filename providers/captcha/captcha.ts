/** Tells people from machines by a widget on the page and a check behind it. */
export interface Captcha {
  /** What a page needs to draw the widget. */
  widget: { siteKey: string; scriptUrl: string };
  /**
   * Whether somebody at this address has just solved what the token stands for. 'unavailable' when
   * nobody can say; never throws.
   */
  verify(token: string, address: string): Promise<'solved' | 'not-solved' | 'unavailable'>;
}
