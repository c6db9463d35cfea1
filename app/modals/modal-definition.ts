/** How one modal is opened and left. */
export interface ModalDefinition {
  /** Opens as asked for somebody who has not signed in; otherwise they get sign-up. */
  forVisitors: boolean;
  /** A press outside closes it. */
  closesOutside: boolean;
  width: 'wide' | 'narrow';
}
