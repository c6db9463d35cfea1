/** The own data of a modal. */
export interface ModalShown {
  /** Which modal, and what its address tells it. */
  search: string;
  /** The data that its area's `modal-data.server.ts` read. */
  data: unknown;
}

declare module '../site/site' {
  interface SiteParts {
    /** The data of the modal that the address names. */
    modal: ModalShown | null;
  }
}
